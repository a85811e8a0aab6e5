<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Page;

use Atoll\Tests\WordPress\Support\Contract\JsonSchema;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** What a page tells the parts of a form's island is what contract/schema says: TypeScript's types come from there. */
final class PartSettingsTest extends SiteTestCase {

	private const FIELDS = array(
		array( 'id' => 1, 'type' => 'text', 'label' => 'Name', 'isRequired' => true ),
		array( 'id' => 2, 'type' => 'captcha' ),
		array( 'id' => 3, 'type' => 'fileupload', 'label' => 'Payslips' ),
		array( 'id' => 4, 'type' => 'address', 'label' => 'Home', 'lookup' => true ),
	);

	protected function tearDown(): void {
		delete_option( 'atoll_addresses' );
		delete_option( 'atoll_captcha' );
		parent::tearDown();
	}

	/** @return iterable<string, array{array<string, string>, array<string, string>}> */
	public static function sites(): iterable {
		$keys = array(
			'recaptchaSiteKey' => 'a',
			'recaptchaSecret'  => 'b',
			'turnstileSiteKey' => 'a',
			'turnstileSecret'  => 'b',
		);
		$own  = array( 'provider' => 'addressr', 'url' => 'http://127.0.0.1/' );
		yield 'with all of its own' => array( array(), $own );
		yield 'with Google for both' => array(
			array( 'provider' => 'recaptcha' ) + $keys,
			array( 'provider' => 'google', 'googleKey' => 'a' ),
		);
		yield 'with Turnstile, and without a question' => array(
			array( 'provider' => 'turnstile', 'question' => 'no' ) + $keys,
			$own,
		);
	}

	/**
	 * @param array<string, string> $captcha
	 * @param array<string, string> $addresses
	 */
	#[DataProvider( 'sites' )]
	public function test_they_are_as_the_contract_says( array $captcha, array $addresses ): void {
		update_option( 'atoll_captcha', $captcha );
		update_option( 'atoll_addresses', $addresses );
		$this->actAs( 'administrator' );
		$form     = $this->form( changes: array( 'fields' => self::FIELDS, 'save' => array( 'enabled' => true ) ) );
		$settings = $this->settings( \Atoll\plugin()->forms()->html( $form ) );
		$this->assertSame( '', $this->complaint( $settings ) );
		$this->assertSame(
			array( 'address', 'captcha', 'owner', 'save', 'upload' ),
			$this->names( $settings )
		);
		$this->assertSame( $captcha['provider'] ?? 'altcha', $settings['captcha']['provider'] );
		$this->assertSame( $addresses['provider'], $settings['address']['provider'] );
	}

	public function test_they_say_that_the_browser_has_posted_the_form(): void {
		$form = $this->form( changes: array( 'fields' => self::FIELDS ) );
		$body = http_build_query( array( 'atoll_form' => $form, 'input_1' => '' ) );
		$page = Http::post( $this->page( $form ), $body );
		$this->assertSame( 422, $page->status );
		$settings = $this->settings( $page->body );
		$this->assertSame( '', $this->complaint( $settings ) );
		$this->assertContains( 'posted', $this->names( $settings ) );
	}

	/** @return array<string, array<string, string>> */
	private function settings( string $html ): array {
		preg_match_all( '#data-atoll="props">(.*?)</script>#s', $html, $found );
		foreach ( $found[1] as $json ) {
			$props = json_decode( $json, true );
			if ( isset( $props['definition'] ) ) {
				return $props['settings'];
			}
		}
		$this->fail( 'No form on the page.' );
	}

	/** @param array<string, array<string, string>> $settings */
	private function complaint( array $settings ): string {
		return JsonSchema::complaint( JsonSchema::read( 'schema/part-settings.schema' ), $settings, 'settings' );
	}

	/**
	 * @param array<string, array<string, string>> $settings
	 * @return list<string>
	 */
	private function names( array $settings ): array {
		$names = array_keys( $settings );
		sort( $names );
		return $names;
	}
}
