<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site;

use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\SiteTestCase;

final class SpeculationRulesTest extends SiteTestCase {

	public function test_visitors_pages_let_the_next_one_be_fetched_at_a_sign(): void {
		$rules = $this->rules();
		$this->assertSame( array( 'prefetch' ), array_keys( $rules ) );
		$this->assertSame( array( 'moderate' ), array_column( $rules['prefetch'], 'eagerness' ) );
	}

	public function test_log_in_log_out_wp_admin_and_addresses_with_a_query_are_left_out(): void {
		$left_out = (string) wp_json_encode( $this->rules()['prefetch'][0]['where'], JSON_UNESCAPED_SLASHES );
		foreach ( array( '/wp-*.php', '/wp-admin/*', '/*\\\\?(.+)' ) as $path ) {
			$this->assertStringContainsString( '"' . $path . '"', $left_out );
		}
	}

	public function test_nothing_is_fetched_ahead_for_those_who_are_logged_in(): void {
		$this->actAs( 'subscriber' );
		$this->assertNull( wp_get_speculation_rules_configuration() );
	}

	/** @return array<string, list<array<string, mixed>>> As the page has them. */
	private function rules(): array {
		$this->assertSame(
			1,
			preg_match( '~<script type="speculationrules">\s*(.*?)\s*</script>~s', Http::get( '/' )->body, $found )
		);
		return json_decode( $found[1], true, 512, JSON_THROW_ON_ERROR );
	}
}
