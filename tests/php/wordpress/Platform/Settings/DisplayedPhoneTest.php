<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Settings;

use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** One number: what the settings accept is dialled alike wherever it stands. */
final class DisplayedPhoneTest extends SiteTestCase {

	protected function tearDown(): void {
		delete_option( 'atoll_header' );
		delete_option( 'atoll_company' );
		parent::tearDown();
	}

	#[DataProvider( 'numbers' )]
	public function test_it_is_dialled_alike_in_every_place( string $written, string $state, string $url ): void {
		$this->actAs( 'administrator' );
		$this->assertSame(
			200,
			$this->save( array( 'phone' => $written, 'address' => array( 'state' => $state ) ) )->get_status()
		);
		update_option(
			'atoll_header',
			array( 'headerPrimary' => array( 'headerCtas' => array( array( 'headerCtaHref' => 'phone' ) ) ) )
		);

		$places = array(
			'header'         => \Atoll\plugin()->header()->html(),
			'footer'         => \Atoll\plugin()->footer()->html(),
			'call to action' => do_blocks( '<!-- wp:atoll/cta {"kind":"phone","label":"Call {phone}"} /-->' ),
			'phone link'     => do_blocks( '<!-- wp:atoll/phone-link /-->' ),
			'its own number' => do_blocks(
				'<!-- wp:atoll/phone-link ' . wp_json_encode( array( 'phone' => $written ) ) . ' /-->'
			),
		);
		foreach ( $places as $place => $html ) {
			$this->assertStringContainsString( sprintf( 'href="%s"', $url ), $html, $place );
			$this->assertStringContainsString( esc_html( $written ), $html, $place );
		}
		$form = do_blocks( sprintf( '<!-- wp:atoll/form {"formId":%d} /-->', $this->form() ) );
		preg_match( '~<script type="application/json" data-atoll="props">(.*?)</script>~s', $form, $found );
		$props = json_decode( $found[1] ?? '', true );
		$this->assertSame( array( $written, $url ), array( $props['phone'], $props['phoneUrl'] ), 'messages of forms' );
	}

	/** @return iterable<string, array{string, string, string}> */
	public static function numbers(): iterable {
		yield 'a word' => array( '1300 BROKER', '', 'tel:1300276537' );
		yield 'a free number' => array( '1800 975 707', '', 'tel:1800975707' );
		yield 'six digits' => array( '13 11 14', '', 'tel:131114' );
		yield 'a landline' => array( '(02) 9876 5432', '', 'tel:+61298765432' );
		yield 'of the world' => array( '+64 9 123 4567', '', 'tel:+6491234567' );
		yield 'a local number' => array( '9876 5432', '', 'tel:98765432' );
		yield 'a local number in Victoria' => array( '9876 5432', 'VIC', 'tel:+61398765432' );
	}

	#[DataProvider( 'undiallable' )]
	public function test_what_cannot_be_dialled_is_refused_where_it_is_typed( string $written ): void {
		$this->actAs( 'administrator' );
		$reply = $this->save( array( 'phone' => $written ) );
		$this->assertSame( 400, $reply->get_status() );
		$this->assertStringContainsString( '1300 BROKER', $reply->get_data()['data']['problems']['phone'] );
	}

	/** @return iterable<string, array{string}> */
	public static function undiallable(): iterable {
		yield 'an extension' => array( '(02) 9876 5432 ext 5' );
		yield 'a digit too few' => array( '+61 412 345 67' );
		yield 'a word too short' => array( '1300 LOAN' );
	}

	/** @param array<string, mixed> $company */
	private function save( array $company ): \WP_REST_Response {
		$version = $this->get( '/s1t2/v1/settings/company' )->get_data()['version'];
		$request = new \WP_REST_Request( 'PUT', '/s1t2/v1/settings/company' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( array( 'values' => $company, 'version' => $version ) ) );
		return rest_do_request( $request );
	}
}
