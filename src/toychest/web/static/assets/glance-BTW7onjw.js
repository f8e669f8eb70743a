var e=`### A battle at a glance, on the home page.

toybattle-glance = medaile { $mine } : { $theirs }
`;export{e as default};