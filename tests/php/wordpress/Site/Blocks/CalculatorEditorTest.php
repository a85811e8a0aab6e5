<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Blocks;

use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Site\Notifications\NotificationPostType;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use Atoll\Tests\WordPress\Support\StaffLanguage;
use PHPUnit\Framework\Attributes\DataProvider;

/** What the block's editor knows of calculators. */
final class CalculatorEditorTest extends SiteTestCase {

	private const SCRIPT = 'atoll-calculator-editor-script';

	/** @var array<string, mixed> */
	private array $before = array();

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		foreach ( array( 'wp_scripts', 'wp_styles', 'current_screen', 'typenow', 'taxnow' ) as $name ) {
			$this->before[ $name ] = $GLOBALS[ $name ] ?? null;
		}
		unset( $GLOBALS['wp_scripts'], $GLOBALS['wp_styles'] );
		Inside::forgetServices();
	}

	protected function tearDown(): void {
		foreach ( $this->before as $name => $value ) {
			$GLOBALS[ $name ] = $value;
		}
		Inside::forgetServices();
		parent::tearDown();
	}

	public function test_it_is_in_the_language_of_whoever_edits(): void {
		$data = array();
		StaffLanguage::during(
			function () use ( &$data ): void {
				$data = $this->printed( 'post' );
			}
		);
		$calculator = $data['definitions']['extra-repayments'];
		$inputs     = array_column( $calculator['inputs'][0]['fields'], null, 'name' );

		self::assertSame( '[de_DE] Extra repayments', $calculator['title'] );
		self::assertSame( '[de_DE] Loan amount', $inputs['amount']['title'] );
		self::assertSame( '[de_DE] Monthly', $inputs['frequency']['choices'][2]['text'] );
		self::assertStringStartsWith( '[de_DE] Please choose', $data['texts']['unreadableChoice'] );
	}

	public function test_it_is_what_the_panel_needs(): void {
		$data   = $this->printed( 'post' );
		$inputs = array_column( $data['definitions']['extra-repayments']['inputs'][0]['fields'], null, 'name' );

		self::assertSame( array( 'definitions', 'texts' ), array_keys( $data ) );
		self::assertSame( array( 'title', 'inputs' ), array_keys( $data['definitions']['extra-repayments'] ) );
		self::assertSame(
			array( 'name', 'type', 'title', 'label', 'minimum', 'maximum', 'default', 'upTo' ),
			array_keys( $inputs['lumpYears'] )
		);
		self::assertSame(
			array(
				'year', 'years', 'month', 'months', 'least', 'most',
				'unreadableMoney', 'unreadablePercent', 'unreadableYears', 'unreadableCount', 'unreadableChoice',
			),
			array_keys( $data['texts'] )
		);
	}

	#[DataProvider( 'editors' )]
	public function test_editors_that_offer_calculators_get_it( string $screen ): void {
		self::assertArrayHasKey( 'repayment', $this->printed( $screen )['definitions'] ?? array() );
	}

	/** @return iterable<string, array{string}> */
	public static function editors(): iterable {
		yield 'of posts' => array( 'post' );
		yield 'of pages' => array( 'page' );
		yield 'of the site' => array( 'site-editor' );
		yield 'of widgets' => array( 'widgets' );
	}

	#[DataProvider( 'others' )]
	public function test_editors_that_have_no_calculators_do_not( string $screen ): void {
		self::assertSame( array(), $this->printed( $screen ) );
	}

	/** @return iterable<string, array{string}> */
	public static function others(): iterable {
		yield 'of forms' => array( FormPostType::NAME );
		yield 'of notifications' => array( NotificationPostType::NAME );
	}

	/** @return array<string, mixed> What is printed before the block's script, on a screen of wp-admin. */
	private function printed( string $screen ): array {
		set_current_screen( $screen );
		do_action( 'enqueue_block_editor_assets' );
		$lines = array_filter( (array) wp_scripts()->get_data( self::SCRIPT, 'before' ) );
		if ( array() === $lines ) {
			return array();
		}
		self::assertMatchesRegularExpression( '/^window\.atollCalculators = \{.+\};$/', implode( $lines ) );
		return json_decode( substr( implode( $lines ), strlen( 'window.atollCalculators = ' ), -1 ), true );
	}
}
