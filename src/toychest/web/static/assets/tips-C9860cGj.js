var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

castle-tip-2-7 = Ця картка веде на одну кімнату в будь-який бік.
castle-tip-3-4 = Чарівна паличка! Кожен крок на неї спускає привида на сходинку.
castle-tip-4-2 = Цьому ряду повороти не допоможуть: чарівник стоїть, а привид піднімається на сходинку.
`;export{e as default};