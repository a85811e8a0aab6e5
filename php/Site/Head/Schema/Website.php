<?php

declare( strict_types=1 );

namespace Atoll\Site\Head\Schema;

use Atoll\Site\Company;
use Atoll\Site\Head\Locale;
use Atoll\Site\Head\PlainText;
use Atoll\Site\Head\Subject;

/** The site, and how it is searched. */
final class Website implements Piece {

	public function __construct( private Company $company, private Locale $locale, private Ids $ids ) {}

	public function node( Subject $subject ): array {
		return array(
			'@type'           => 'WebSite',
			'@id'             => $this->ids->website(),
			'url'             => home_url( '/' ),
			'name'            => PlainText::of( $this->company->name() ),
			'description'     => PlainText::of( $this->company->tagline() ),
			'inLanguage'      => $this->locale->tag(),
			'publisher'       => $this->ids->link( $this->ids->organisation() ),
			'potentialAction' => array(
				'@type'       => 'SearchAction',
				'target'      => array(
					'@type'       => 'EntryPoint',
					'urlTemplate' => home_url( '/?s={search_term_string}' ),
				),
				'query-input' => array(
					'@type'         => 'PropertyValueSpecification',
					'valueRequired' => true,
					'valueName'     => 'search_term_string',
				),
			),
		);
	}
}
