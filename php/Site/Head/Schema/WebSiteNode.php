<?php

declare( strict_types=1 );

namespace Atoll\Site\Head\Schema;

use Atoll\Platform\SiteLanguage;
use Atoll\Site\Company;
use Atoll\Site\Head\MetaText;
use Atoll\Site\Head\PageSummary;

/** The node of the site, with its search. */
final class WebSiteNode implements SchemaNode {

	public function __construct( private Company $company, private SchemaIds $ids ) {}

	public function node( PageSummary $summary ): array {
		return array(
			'@type'           => 'WebSite',
			'@id'             => $this->ids->website(),
			'url'             => home_url( '/' ),
			'name'            => MetaText::fromHtml( $this->company->name() ),
			'description'     => MetaText::fromHtml( $this->company->tagline() ),
			'inLanguage'      => SiteLanguage::tag(),
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
