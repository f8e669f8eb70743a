var e=`### Moves in words, as a list or a hint says them; a small letter first.

castle-move-turn = повернути картку { $place } { castle-turned } (тоді вона вкаже { castle-direction })
castle-move-walk = іти { castle-direction }
castle-move-jump = стрибнути до брами «{ $square }»
castle-move-stay = іти далі, без стрибка
castle-move-use_wand = махнути паличкою
castle-move-leave_wand = лишити паличку
castle-move-go = вперед: ідемо цим рядом
castle-move-treasure = сховати скарб у кімнаті «{ $square }»
castle-move-lay = викласти картку «{ castle-card }»
`;export{e as default};