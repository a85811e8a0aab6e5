<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Definitions;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Storage\FormVersionsTable;
use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Forms\Entries\Entry;
use Atoll\Tests\WordPress\Support\Inside;

/** An entry is shown and judged by the form as it was when it was sent. */
final class FormVersionsTest extends FormVersionsTestCase {

	public function test_an_entry_finds_the_form_it_was_sent_with_though_the_form_has_changed(): void {
		$this->send( array( 'input_1' => 'Jo' ) );
		$this->change( self::WITHOUT );
		$this->change( array( self::WITHOUT[0] ) );
		$entry = $this->stored();
		$this->assertSame( 1, $entry->formVersion );
		$this->assertSame( 'Suburb', $this->fresh()->findVersionOrCurrent( $this->number, 1 )?->field( 2 )?->label );
		$this->assertSame( 3, $this->fresh()->find( $this->number )?->version() );
	}

	public function test_the_form_of_an_entry_stays_when_the_form_is_deleted(): void {
		$this->send( array( 'input_1' => 'Jo' ) );
		Inside::fresh( FormWriter::class )->delete( $this->number );
		$this->assertNull( $this->fresh()->findAny( $this->number ) );
		$this->assertSame( 'Suburb', $this->fresh()->findVersionOrCurrent( $this->number, 1 )?->field( 2 )?->label );
	}

	public function test_a_version_in_the_words_of_an_earlier_contract_is_read_and_one_that_cannot_be_is_the_present_form(): void {
		$this->send( array( 'input_1' => 'Jo' ) );
		$this->change( self::WITHOUT );
		$this->rewrite( '"contract":"', '"contract":"0' );
		$this->assertSame( 'Suburb', $this->fresh()->findVersionOrCurrent( $this->number, 1 )?->field( 2 )?->label );
		$this->rewrite( '"shape":"text"', '"shape":"hologram"' );
		$this->assertSame( 2, $this->fresh()->findVersionOrCurrent( $this->number, 1 )?->version() );
		$this->assertSame( 2, $this->fresh()->findVersionOrCurrent( $this->number, 99 )?->version() );
	}

	private function rewrite( string $from, string $to ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}" . FormVersionsTable::NAME . ' SET definition = REPLACE(definition, %s, %s) WHERE version = 1', $from, $to ) );
	}
}
