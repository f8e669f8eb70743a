var e=`### The course “Learn to program”: its page, its levels at the table, and gaps in a row. $level counts from 1.

castle-course-lead = Vezesd át a varázslót a kerten. Minden szint egy sor kártya, és egy dolgot tanít meg.
castle-course-begin = Kezdés az 1. szinttel
castle-course-on = Tovább: { $level }. szint
castle-course-again = Még egyszer elölről
castle-course-done = Minden csillag a tiéd. Tudsz programozni!
castle-course-solved = { $levels } szintből { $solved } megoldva
castle-course-walk = Út a kerten át
castle-course-level = { $level }. szint
castle-course-level-of = { $level }. szint, összesen { $levels }
castle-course-solved-one = megoldva
castle-course-next-one = következő
castle-course-gap-row = hézaggal
castle-course-lessons = Amit megtanulsz
castle-course-puzzles = További fejtörők
castle-course-teachers = Minden szintnek saját címe van, például { $address }: írd fel a táblára. Nyomtasd ki a kastélyt és a kártyákat, hogy először papíron tervezzetek.
castle-course-next = Következő szint
castle-course-back = Vissza az útra
castle-lesson-sequence = Egymás után
    .teaches = A sor balról jobbra fut, kártyáról kártyára.
castle-lesson-turn = Fordítás
    .teaches = Fordíts el egy nyilat, és másik szobából megy tovább.
castle-lesson-repeat = Újra
    .teaches = Egyetlen „{ castle-face-loop }” kártya mindent megismétel, ami balra van tőle.
castle-lesson-gate = Kapu
    .teaches = A kapu máshová viszi: a következő kártya onnan indul.
castle-lesson-ghost = Szellem
    .teaches = A szellem mászik, amíg a sor fut: végezz, mielőtt kijut a toronyból.
castle-gap = Hézag: hiányzik { $place ->
        [1] az
        [5] az
       *[other] a
    } { $place }. kártya
castle-gap-cards = Kártyák a hézagba
castle-gap-fill = A hézagba: { $card }
castle-round = { $now }. kör, összesen { $of }
`;export{e as default};