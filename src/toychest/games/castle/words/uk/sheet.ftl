### The rules on a printed sheet. $runs is how often a loop lets its cards act; $scope is previous_card where it is one card.

castle-sheet-how = Як грати
castle-sheet-aim = Знайдіть разом чотири скарби, перш ніж привид підніметься на верх вежі.
castle-sheet-start = Витягніть чотири скарби наосліп і покладіть кожен у кімнату, яку показує зворот. Перемішайте картки сорочкою вгору.
castle-sheet-turn = У свій хід виклади три картки в ряд. Поверни щонайбільше дві стрілки на чверть. Потім картки діють зліва направо.
castle-sheet-cards = { castle-face-arrow }: одна клітинка, куди вказує стрілка. { castle-face-sorcerer }: одна клітинка, куди захочеш. { castle-face-ghost }: піднімається на сходинку.
castle-sheet-loop =
    { $scope ->
        [previous_card] { castle-face-loop }: картка ліворуч діє { $runs } рази загалом.
       *[prefix] { castle-face-loop }: те, що ліворуч, відбувається { $runs } рази загалом.
    }
castle-sheet-squares = Скарб ваш, щойно ви заходите в його кімнату. Брама може перенести вас до будь-якої іншої брами. Паличка опускає привида на сходинку. У кімнату з привидом ніхто не заходить.
castle-sheet-blocked = Якщо жоден поворот не дає пройти весь ряд, ніхто не йде, а привид піднімається ще на сходинку.
castle-sheet-end = Для юних: «{ castle-face-loop }» оминає привидів. Ви перемагаєте з останнім скарбом; привид перемагає на сходинці з «!».
