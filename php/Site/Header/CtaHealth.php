<?php

declare( strict_types=1 );

namespace Atoll\Site\Header;

use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Health\HealthResult;
use Atoll\Platform\Settings\Settings;

/** A check of Site Health: whether visitors see the calls to action that are switched on in the headers. */
final class CtaHealth extends HealthCheck {

	public function __construct( private Settings $settings, private HeaderCtas $ctas ) {}

	public function name(): string {
		return 'atoll_header_ctas';
	}

	public function label(): string {
		return __( 'Calls to action of the header', 'atoll' );
	}

	public function area(): string {
		return __( 'Header', 'atoll' );
	}

	protected function look(): HealthResult {
		$header = $this->settings->group( 'header' );
		$hidden = array_unique(
			array(
				...$this->ctas->hidden( $header->map( 'headerPrimary' ) ),
				...$this->ctas->hidden( $header->map( 'headerSecondary' ) ),
			)
		);
		return array() === $hidden
			? HealthResult::good(
				__( 'Visitors see every call to action of the header', 'atoll' ),
				__( 'Each leads to a page, to a form that is open or to a phone number.', 'atoll' )
			)
			: HealthResult::recommended(
				__( 'A call to action in the header is hidden from visitors', 'atoll' ),
				sprintf(
					/* translators: %s: labels of calls to action, each in quotation marks. */
					__( 'It leads nowhere: its form is closed or in the trash, or it has no number. This is so for %s. Open the form again, or choose something else in the header’s settings.', 'atoll' ),
					implode( ', ', array_map( static fn( string $label ) => "“{$label}”", $hidden ) )
				)
			);
	}
}
