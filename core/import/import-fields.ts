/** What a column of a file can mean. */
export const importFields = [
  'code',
  'ean',
  'mpn',
  'family',
  'nameCs',
  'nameRo',
  'descriptionCs',
  'descriptionRo',
  'manufacturer',
  'category',
  'groupName',
  'color',
  'price',
  'cost',
  'quantity',
  'condition',
  'isActive',
  'picture',
  'morePictures',
  'fileName',
  'oldAddress',
  'newAddress',
  'level',
  'startsOn',
  'eMail',
  'firstName',
  'lastName',
  'fullName',
  'phone',
  'company',
  'registrationNumber',
  'vatNumber',
  'street',
  'city',
  'postcode',
  'country',
] as const;
export type ImportField = (typeof importFields)[number];

/**
 * Titles that fields stand under in files of others: our own and Excel's in both languages, Shoptet's export, Shopify's,
 * WooCommerce's, the feeds of Heureka and of Google Merchant. Folded, without spaces and punctuation.
 */
export const fieldTitles: Readonly<Record<ImportField, readonly string[]>> = {
  code: [
    ...['code', 'kod', 'kodproduktu', 'kodzbozi', 'cod', 'codprodus', 'sku', 'variantsku'],
    ...['itemid', 'id', 'gid', 'katalogovecislo', 'objednacikod', 'artikl'],
  ],
  ean: [
    ...['ean', 'ean13', 'ean/gtin', 'gtin', 'ggtin', 'barcode', 'variantbarcode', 'carovykod'],
    ...['coddebare', 'codbare', 'upc', 'gtinupceanisbn', 'gtinupceanorisbn'],
  ],
  mpn: [
    ...['mpn', 'gmpn', 'productno', 'partnumber', 'cislodilu', 'cislovyrobce', 'codproducator'],
    ...['kodvyrobce', 'oznacenivyrobce'],
  ],
  family: [
    ...['paircode', 'itemgroupid', 'gitemgroupid', 'handle', 'parent', 'skupinaproduktu', 'rodina'],
    ...['familie', 'family', 'model', 'rada', 'grupprodus'],
  ],
  nameCs: [
    ...['namecs', 'name', 'nazev', 'nazevproduktu', 'nazevcs', 'productname', 'product', 'title'],
    ...['gtitle', 'jmeno', 'zbozi', 'popiszbozi'],
  ],
  nameRo: ['namero', 'nazevro', 'denumire', 'denumireprodus', 'nume', 'numeprodus', 'titlu'],
  descriptionCs: [
    ...['descriptioncs', 'description', 'gdescription', 'popis', 'body', 'bodyhtml', 'text'],
    ...['shortdescription', 'dlouhypopis', 'popiscs'],
  ],
  descriptionRo: ['descriptionro', 'descriere', 'popisro'],
  manufacturer: [
    ...['manufacturer', 'vyrobce', 'znacka', 'brand', 'gbrand', 'vendor', 'brands', 'producator'],
    ...['marca', 'marka'],
  ],
  category: [
    ...['category', 'kategorie', 'categorie', 'categorytext', 'defaultcategory', 'categories'],
    ...['producttype', 'gproducttype', 'type', 'productcategory', 'googleproductcategory'],
    ...['ggoogleproductcategory'],
  ],
  groupName: [
    ...['groupname', 'option1value', 'kapacita', 'capacitate', 'pamet', 'memorie', 'storage'],
    ...['varianta', 'varianta1', 'gsize', 'velikost'],
  ],
  color: ['color', 'colour', 'barva', 'culoare', 'gcolor', 'option2value'],
  price: [
    ...['price', 'cena', 'cenasdph', 'pricevat', 'variantprice', 'regularprice', 'gprice', 'pret'],
    ...['prettva', 'pretcutva', 'prodejnicena', 'cenaprodejni', 'newprice', 'cenanoveho'],
  ],
  cost: [
    ...[
      'cost',
      'nakupnicena',
      'cenanakupni',
      'nakup',
      'purchaseprice',
      'pretachizitie',
      'costperitem',
    ],
    ...['cenabezdph', 'pricewithoutvat', 'pretfaratva', 'vasecena'],
  ],
  quantity: [
    ...['quantity', 'mnozstvi', 'cantitate', 'stock', 'sklad', 'stoc', 'variantinventoryqty'],
    ...['skladem', 'kusu', 'pocetkusu', 'stockquantity', 'amount', 'gquantity', 'pocet'],
  ],
  condition: ['condition', 'gcondition', 'stav', 'stare', 'stavzbozi', 'itemtype'],
  isActive: [
    ...['isactive', 'active', 'status', 'published', 'aktivni', 'viditelnost', 'visible'],
    ...['productvisibility', 'activ', 'vprodeji', 'publikovano'],
  ],
  picture: [
    ...[
      'imgurl',
      'imagelink',
      'gimagelink',
      'imagesrc',
      'image',
      'images',
      'defaultimage',
      'obrazek',
    ],
    ...['picture', 'foto', 'imagine', 'poza', 'imageurl', 'img', 'variantimage'],
  ],
  morePictures: [
    ...[
      'imgurlalternative',
      'additionalimagelink',
      'gadditionalimagelink',
      'image2',
      'dalsiobrazky',
    ],
    ...['obrazky', 'pictures', 'fotky', 'imagini', 'galerie', 'gallery'],
  ],
  fileName: [],
  oldAddress: [
    ...['oldurl', 'oldaddress', 'stareurl', 'staraadresa', 'puvodniurl', 'puvodniadresa', 'from'],
    ...['redirectfrom', 'source', 'sourceurl', 'urlvechi', 'adresaveche', 'zdroj', 'old', 'odkud'],
  ],
  newAddress: [
    ...['newurl', 'newaddress', 'noveurl', 'novaadresa', 'to', 'redirectto', 'target', 'cil'],
    ...['targeturl', 'destination', 'urlnou', 'adresanoua', 'new', 'kam', 'destinatie'],
  ],
  level: [
    ...['level', 'pricelevel', 'cenovahladina', 'hladina', 'cenik', 'pricelist', 'nivel'],
    ...['niveldepret', 'listadepreturi', 'group', 'skupina'],
  ],
  startsOn: [
    ...['startson', 'validfrom', 'platiod', 'platnostod', 'od', 'from', 'datum', 'date'],
    ...['valabildin', 'valabildela', 'dela'],
  ],
  eMail: ['email', 'mail', 'emailaddress', 'emailadresa', 'adresaemail', 'customeremail'],
  firstName: ['firstname', 'jmeno', 'krestnijmeno', 'prenume', 'billingfirstname', 'givenname'],
  lastName: ['lastname', 'prijmeni', 'nume', 'numedefamilie', 'billinglastname', 'surname'],
  fullName: ['fullname', 'name', 'jmenoaprijmeni', 'celejmeno', 'billfullname', 'numecomplet'],
  phone: ['phone', 'telefon', 'tel', 'mobil', 'telephone', 'billingphone', 'phonenumber'],
  company: ['company', 'firma', 'spolecnost', 'companyname', 'companie', 'billcompany'],
  registrationNumber: ['ico', 'ic', 'companyid', 'registrationnumber', 'cui', 'nrregcom'],
  vatNumber: ['dic', 'vatid', 'vatnumber', 'vat', 'codtva', 'cif'],
  street: [
    ...['street', 'ulice', 'adresa', 'address', 'address1', 'strada', 'billingaddress1'],
    ...['billstreet', 'uliceacp'],
  ],
  city: ['city', 'mesto', 'obec', 'oras', 'localitate', 'billingcity', 'billcity'],
  postcode: ['postcode', 'psc', 'zip', 'zipcode', 'codpostal', 'billingpostcode', 'billzip'],
  country: ['country', 'zeme', 'stat', 'tara', 'countrycode', 'billingcountry', 'billcountry'],
};
