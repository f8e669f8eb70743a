var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

castle-tip-2-7 = Ta karta idzie o jedno pole, w dowolną stronę.
castle-tip-3-4 = Różdżka! Każdy krok na nią odsyła ducha o stopień w dół.
castle-tip-4-2 = Obracanie nic tu nie da: czarodziej zostaje, a duch wchodzi o stopień wyżej.
`;export{e as default};