<?php

declare( strict_types=1 );

namespace Atoll\Site\Consent;

use Atoll\Platform\Marketing\ThirdPartyServices;

/** The placeholder of Trustpilot's widget: a link to the reviews, replaced by the widget once the visitor agrees. */
final class ReviewsBlock {

	public function __construct( private ThirdPartyServices $services ) {}

	/** Renders the block atoll/reviews; empty if the widget is off. */
	public function html(): string {
		if ( ! $this->services->showsReviews() ) {
			return '';
		}
		$settings = $this->services->settings();
		return sprintf(
			'<div %s><div class="trustpilot-widget" data-locale="en-AU" data-template-id="%s" data-businessunit-id="%s" data-style-height="24px" data-style-width="100%%"><a href="%s" target="_blank" rel="noopener">%s</a></div></div>',
			get_block_wrapper_attributes(),
			esc_attr( $settings->string( 'trustTemplateId' ) ),
			esc_attr( $settings->string( 'trustBusinessId' ) ),
			esc_url( 'https://au.trustpilot.com/review/' . $settings->string( 'trustDomain' ) ),
			esc_html__( 'Read our reviews on Trustpilot (opens in a new tab)', 'atoll' )
		);
	}
}
