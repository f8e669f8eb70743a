var e=`### A battle at a glance, on the home page.

toybattle-glance = медалі { $mine } : { $theirs }
`;export{e as default};