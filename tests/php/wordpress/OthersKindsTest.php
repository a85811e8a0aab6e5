<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress;

use Atoll\Forms\Definitions\OthersKinds;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A plugin brings a kind of field by a file alone (tests/fixtures/plugins/acme-fields). */
final class OthersKindsTest extends SiteTestCase {

	private const KIND = 'acme/abn-lookup';
	private const WORDS = 'Please enter your ABN, 11 digits.';

	private string $before;

	protected function setUp(): void {
		parent::setUp();
		$this->before = $this->hash();
		require dirname( __DIR__, 2 ) . '/fixtures/plugins/acme-fields/acme-fields.php';
		Inside::forgetContract();
	}

	protected function tearDown(): void {
		remove_all_filters( 'atoll_field_kinds' );
		Inside::forgetContract();
		parent::tearDown();
	}

	public function test_its_field_is_printed_judged_and_stored(): void {
		$number = $this->abnForm();
		$html   = do_blocks( '<!-- wp:atoll/form {"formId":' . $number . '} /-->' );
		$this->assertStringContainsString( 'atoll-field--acme-abn-lookup', $html );
		$this->assertStringContainsString( '^[1-9][0-9]{10}$', html_entity_decode( $html ), 'the browser judges by the definition' );
		$wrong = $this->post( "/gf/v2/forms/{$number}/submissions", array( 'input_1' => '123' ) );
		$this->assertSame( array( 1 => self::WORDS ), (array) $wrong->get_data()['validation_messages'] );
		$this->assertSame( 200, $this->post( "/gf/v2/forms/{$number}/submissions", array( 'input_1' => '51 824 753 556' ) )->get_status() );
		$this->actAs( 'administrator' );
		$this->assertSame( '51 824 753 556', $this->get( '/gf/v2/entries' )->get_data()['entries'][0]['1'] );
	}

	public function test_it_goes_and_comes_through_gravity_forms_api(): void {
		$number = $this->abnForm();
		$this->actAs( 'administrator' );
		$field = json_decode( (string) wp_json_encode( $this->get( "/gf/v2/forms/{$number}" )->get_data()['fields'][0] ), true );
		$this->assertSame( array( 'text', self::KIND ), array( $field['type'], $field['atoll']['kind'] ) );
	}

	public function test_definitions_are_of_what_its_file_holds(): void {
		$this->assertNotSame( $this->before, $this->hash() );
		remove_all_filters( 'atoll_field_kinds' );
		$this->assertSame( $this->before, $this->hash() );
	}

	private function abnForm(): int {
		$field = array( 'id' => 1, 'type' => 'text', 'label' => 'ABN', 'isRequired' => true, 'atoll' => array( 'kind' => self::KIND ) );
		return $this->form( 'enquiry', array( 'fields' => array( $field ) ) );
	}

	private function hash(): string {
		return Inside::get( OthersKinds::class )->hash();
	}
}
