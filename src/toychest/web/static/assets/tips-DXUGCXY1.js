var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

castle-tip-2-7 = Tahle karta jde o jedno pole, kam jen chceš.
castle-tip-3-4 = Hůlka! Každý krok na ni pošle ducha o schod dolů.
castle-tip-4-2 = Téhle řadě žádné otočení nepomůže: čaroděj stojí a duch stoupá o schod.
`;export{e as default};