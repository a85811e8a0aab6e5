<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Modals;

use Atoll\Forms\Modals\ModalShell;
use Atoll\Platform\Settings\DisplayedPhone;
use Atoll\Platform\Settings\Settings;
use Atoll\Platform\Settings\SettingValues;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** What stands in a page for the modal island. */
final class ModalShellTest extends SiteTestCase {

	protected function tearDown(): void {
		delete_option( 'atoll_company' );
		parent::tearDown();
	}

	public function test_a_form_that_does_not_come_has_words_a_number_and_a_button(): void {
		update_option( 'atoll_company', array( 'phone' => '1300 BROKER' ) );
		$html = $this->shell();
		self::assertStringContainsString( 'role="alert"', $html );
		self::assertStringContainsString(
			'or call us on <a href="tel:1300276537"><bdi>1300 BROKER</bdi></a>.',
			$html
		);
		self::assertMatchesRegularExpression( '~<button [^>]*>Try again</button>~', $html );
	}

	public function test_without_a_number_it_says_nothing_of_one(): void {
		delete_option( 'atoll_company' );
		self::assertStringNotContainsString( 'call us', $this->shell() );
	}

	private function shell(): string {
		$shapes   = dirname( __DIR__, 5 ) . '/plugin/build/settings-shapes.php';
		$settings = new Settings( $shapes, new SettingValues() );
		return ( new ModalShell( new DisplayedPhone( $settings ) ) )->html();
	}
}
