<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Embeds;

use Atoll\Gravity\Migration\GravityAccess;
use Atoll\Gravity\Migration\GravityDrafts;
use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Health\HealthResult;
use Atoll\Platform\Rest\RestNamespaces;

/**
 * Site Health check: which plugin (Gravity Forms where active, else Atoll) handles Gravity Forms' shortcode, block and
 * REST API, which users and programs cannot work with Atoll yet, and what is lost once Gravity Forms is deactivated.
 */
final class GravityFormsHealth extends HealthCheck {

	public function __construct(
		private RestNamespaces $namespaces,
		private GravityAccess $access,
		private GravityDrafts $drafts
	) {}

	public function name(): string {
		return 'atoll_gravity_forms';
	}

	public function label(): string {
		return __( 'Gravity Forms beside Atoll', 'atoll' );
	}

	protected function look(): HealthResult {
		$remaining = $this->access->remaining();
		return match ( true ) {
			$this->namespaces->gravityFormsIsActive() => HealthResult::recommended(
				__( 'Gravity Forms is active, so Atoll leaves its places to it', 'atoll' ),
				implode( ' ', array( self::sentence(), ...$remaining, ...$this->drafts->sentences() ) )
			),
			array() !== $remaining => HealthResult::recommended(
				__( 'Programs or people who worked with Gravity Forms cannot work with Atoll yet', 'atoll' ),
				implode( ' ', $remaining )
			),
			default => HealthResult::good(
				__( 'Atoll answers where pages and programs ask for Gravity Forms', 'atoll' ),
				__( 'Its shortcode, its block and its REST API (gf/v2) show and take Atoll’s forms of the same number.', 'atoll' )
			),
		};
	}

	/** Explains what Gravity Forms handles while it is active; the import screen shows the sentence too. */
	public static function sentence(): string {
		return __( 'Its shortcode, its block and its REST API (gf/v2) show and take Gravity Forms’ own forms. When your forms and entries have moved to Atoll, deactivate Gravity Forms: pages then show Atoll’s forms of the same number.', 'atoll' );
	}
}
