<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress;

use Atoll\Engine\Markup\Fields\FieldMarkup;
use Atoll\Forms\Definitions\ContractInLanguage;
use Atoll\Forms\Definitions\ThirdPartyKinds;
use Atoll\Platform\Islands\Islands;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A plugin brings kinds of fields, and a control for one of them (tests/fixtures/plugins/acme-fields). */
final class OthersKindsTest extends SiteTestCase {

	private const KIND   = 'acme/abn-lookup';
	private const SLIDER = 'acme/deposit';
	private const WORDS  = 'Please enter your ABN, 11 digits.';

	private string $before;

	protected function setUp(): void {
		parent::setUp();
		$this->before = $this->hash();
		require dirname( __DIR__, 2 ) . '/fixtures/plugins/acme-fields/acme-fields.php';
		Inside::forgetServices();
	}

	protected function tearDown(): void {
		$this->removePlugin();
		parent::tearDown();
	}

	public function test_its_field_is_printed_judged_and_stored(): void {
		$number = $this->abnForm();
		$html   = do_blocks( '<!-- wp:atoll/form {"formId":' . $number . '} /-->' );
		$this->assertStringContainsString( 'atoll-field--acme-abn-lookup', $html );
		$this->assertStringContainsString(
			'^[1-9][0-9]{10}$',
			html_entity_decode( $html ),
			'the browser judges by the definition'
		);
		$wrong = $this->post( "/gf/v2/forms/{$number}/submissions", array( 'input_1' => '123' ) );
		$this->assertSame( array( 1 => self::WORDS ), (array) $wrong->get_data()['validation_messages'] );
		$this->assertSame(
			200,
			$this->post( "/gf/v2/forms/{$number}/submissions", array( 'input_1' => '51 824 753 556' ) )->get_status()
		);
		$this->actAs( 'administrator' );
		$this->assertSame( '51 824 753 556', $this->get( '/gf/v2/entries' )->get_data()['entries'][0]['1'] );
	}

	public function test_its_control_prints_the_field_and_brings_its_script(): void {
		wp_register_script( 'acme-slider', 'https://example.com/slider.js', array( 'wp-hooks' ), '1' );
		$html = do_blocks( '<!-- wp:atoll/form {"formId":' . $this->depositForm() . '} /-->' );
		$this->assertMatchesRegularExpression( '~<label[^>]*>How much[^<]*</label>.*<input class="acme-slider" id="([\w-]+)" name="input_1" type="range" min="0" max="100" step="5"[^>]* value="20"><output for="\1"></output>~s', $html );
		ob_start();
		Inside::get( Islands::class )->print();
		$printed = (string) ob_get_clean();
		wp_deregister_script( 'acme-slider' );
		$this->assertStringContainsString( 'https://example.com/slider.js', $printed );
		$this->assertLessThan(
			strpos( $printed, 'islands/form.js' ),
			strpos( $printed, 'slider.js' ),
			'it listens before the form is ready'
		);
	}

	public function test_a_form_outlives_the_plugin_of_its_field(): void {
		$number = $this->depositForm();
		$this->removePlugin();
		$this->assertStringContainsString(
			'name="input_1" type="range"',
			do_blocks( '<!-- wp:atoll/form {"formId":' . $number . '} /-->' )
		);
		$this->assertSame(
			200,
			$this->post( "/gf/v2/forms/{$number}/submissions", array( 'input_1' => '35' ) )->get_status()
		);
		$this->assertSame(
			400,
			$this->post( "/gf/v2/forms/{$number}/submissions", array( 'input_1' => '0' ) )->get_status()
		);
	}

	public function test_it_goes_and_comes_through_gravity_forms_api(): void {
		$number = $this->abnForm();
		$this->actAs( 'administrator' );
		$field = json_decode(
			(string) wp_json_encode( $this->get( "/gf/v2/forms/{$number}" )->get_data()['fields'][0] ),
			true
		);
		$this->assertSame( array( 'text', self::KIND ), array( $field['type'], $field['atoll']['kind'] ) );
	}

	public function test_definitions_are_of_what_its_file_holds(): void {
		$this->assertNotSame( $this->before, $this->hash() );
		remove_all_filters( 'atoll_field_kinds' );
		$this->assertSame( $this->before, $this->hash() );
	}

	/** A list, as it is easily written, has numbers for names. */
	public function test_what_has_no_name_of_its_plugin_is_left_out_with_a_notice(): void {
		$said = array();
		$hear = static function ( string $filter, string $message ) use ( &$said ): void {
			$said[] = "{$filter}: {$message}";
		};
		add_action( 'doing_it_wrong_run', $hear, 10, 2 );
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		$folder = dirname( __DIR__, 2 ) . '/fixtures/plugins/acme-fields/fields/abn-lookup';
		add_filter(
			'atoll_field_kinds',
			static fn( array $kinds ): array => array( $folder, 'abn' => $folder ) + $kinds
		);
		add_filter( 'atoll_field_controls', static fn( array $all ): array => array( static fn() => null ) + $all );
		Inside::forgetServices();
		$kinds = Inside::get( ContractInLanguage::class )->now()->kindNames();
		Inside::get( FieldMarkup::class );
		remove_action( 'doing_it_wrong_run', $hear );
		remove_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		$this->assertContains( self::KIND, $kinds );
		$this->assertNotContains( 'abn', $kinds );
		foreach ( array( 'kinds: Kind "0"', 'kinds: Kind "abn"', 'controls: Control "0"' ) as $line ) {
			$this->assertStringContainsString( $line, html_entity_decode( implode( "\n", $said ) ) );
		}
	}

	private function abnForm(): int {
		$field = array(
			'id'         => 1,
			'type'       => 'text',
			'label'      => 'ABN',
			'isRequired' => true,
			'atoll'      => array( 'kind' => self::KIND ),
		);
		return $this->form( 'enquiry', array( 'fields' => array( $field ) ) );
	}

	private function depositForm(): int {
		$field = array(
			'id'           => 1,
			'type'         => 'text',
			'label'        => 'How much',
			'defaultValue' => '20',
			'isRequired'   => true,
			'atoll'        => array( 'kind' => self::SLIDER ),
		);
		return $this->form( 'enquiry', array( 'fields' => array( $field ) ) );
	}

	private function removePlugin(): void {
		remove_all_filters( 'atoll_field_kinds' );
		remove_all_filters( 'atoll_field_controls' );
		Inside::forgetServices();
	}

	private function hash(): string {
		return Inside::get( ThirdPartyKinds::class )->hash();
	}
}
