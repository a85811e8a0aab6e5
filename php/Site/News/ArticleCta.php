<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

use Atoll\Platform\Settings\Settings;
use Atoll\Site\Blocks\BlockAttributes;
use Atoll\Site\Blocks\Cta\Ctas;
use Atoll\Site\Header\HeaderCtas;

/** The one thing to do after an article: what the header asks for, else the page for enquiries, else a call. */
final class ArticleCta {

	/** Path of a page, as the pattern for it suggests. */
	private const CONTACT = 'contact';

	public function __construct( private Settings $settings, private HeaderCtas $header, private Ctas $ctas ) {}

	/** @return string The block atoll/cta, as a template holds it; empty where there is nothing that leads anywhere. */
	public function block(): string {
		$attributes = $this->header->first( $this->settings->group( 'header' )->map( 'headerPrimary' ) )
			?: $this->contact()
			?: array( 'kind' => 'phone' );
		$attributes = array( 'appearance' => 'primary' ) + $attributes;
		return '' === $this->ctas->link( new BlockAttributes( $attributes ) )
			? ''
			: get_comment_delimited_block_content( 'atoll/cta', $attributes, '' );
	}

	/** @return array<string, mixed> */
	private function contact(): array {
		$page = get_page_by_path( self::CONTACT );
		return $page instanceof \WP_Post && 'publish' === $page->post_status
			? array(
				'kind'  => 'link',
				'label' => __( 'Start an enquiry', 'atoll' ),
				'url'   => wp_make_link_relative( (string) get_permalink( $page ) ),
			)
			: array();
	}
}
