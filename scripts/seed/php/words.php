<?php
/**
 * Words for synthetic answers. No real person is meant: people are named after plants and birds, addresses end in
 * example.com, telephone numbers are from the ranges that are reserved for fiction (ACMA).
 *
 * The first words of a list are used most often, so that there are words of every frequency.
 *
 * @package Atoll
 */

declare( strict_types=1 );

return array(
	'first'    => explode( ' ', 'Wattle Banksia Acacia Grevillea Hakea Boronia Correa Melaleuca Callistemon Waratah Lilly Myrtle Saltbush Kangaroo Spinifex Mulga Quandong Sheoak Bluebell Everlasting Zoë José' ),
	'last'     => explode( ' ', "Magpie Kookaburra Galah Rosella Lorikeet Currawong Bowerbird Lyrebird Cassowary Brolga Jabiru Curlew Plover Wagtail Whistler Honeyeater Treecreeper Pardalote Silvereye Fairywren Bronzewing O'Heron Spoonbill-Ibis Firetail Fantail Figbird Frogmouth Goshawk Kestrel Osprey Quail Scrubwren Shrike Sittella Thornbill Triller Whipbird Woodswallow Wonga Drongo" ),
	'suburb'   => explode( '|', 'Geelong|Ballarat|Bendigo|Wodonga|Mildura|Shepparton|Warrnambool|Traralgon|Wangaratta|Horsham|Albury|Dubbo|Orange|Bathurst|Tamworth|Wagga Wagga|Coffs Harbour|Toowoomba|Cairns|Townsville|Mackay|Rockhampton|Bundaberg|Gladstone|Mount Gambier|Whyalla|Bunbury|Geraldton|Launceston|Devonport' ),
	'street'   => explode( ' ', 'Station High Church Railway Park Victoria Mill Bridge River Hill' ),
	'purpose'  => explode( '|', 'refinance our home loan|buy a first home|buy an investment unit|consolidate two loans|build on a block of land|buy a caravan|lease a ute for work|renovate the kitchen|release equity for a deposit|buy a houseboat' ),
	'detail'   => explode( '|', 'Please call in the morning.|We are both employed full time.|The fixed rate ends next month.|I am self-employed with two years of returns.|A deposit is saved.|The bank took too long to answer.|Settlement is in six weeks.|We would like an offset account.|There is a second mortgage on the property.|The vendor wants an unconditional offer.' ),
);
