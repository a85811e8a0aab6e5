<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Definitions;

use Atoll\Forms\Definitions\Storage\FormVersionsTable;
use Atoll\Forms\Entries\EntryAnswers;
use Atoll\Forms\Entries\EntryTexts;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Inside;

/** Answers are kept, shown and judged by the version that they were given to. */
final class AnswersByVersionTest extends FormVersionsTestCase {

	public function test_an_answer_from_a_cached_page_to_a_question_that_is_gone_is_kept_in_the_words_of_its_version(): void {
		$this->age( 1, 3600 );
		$this->change( self::WITHOUT );
		$reply = $this->send(
			array(
				'input_1'   => 'Jo',
				'input_2'   => 'Carlton',
				'input_3_2' => 'cat',
				'input_4'   => '100',
				'input_77'  => 'never asked',
			)
		);
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		$this->assertEquals(
			array( '1' => 'Jo', '2' => 'Carlton', '3.2' => 'cat', '4' => '100' ),
			$this->stored()->answers
		);
	}

	public function test_such_an_answer_is_shown_under_the_question_that_it_was_given_to(): void {
		$this->age( 1, 3600 );
		$this->change( self::WITHOUT );
		$this->send( array( 'input_1' => 'Jo', 'input_2' => 'Carlton', 'input_3_2' => 'cat', 'input_4' => '100' ) );
		$entryTexts = new EntryTexts( $this->fresh(), Inside::get( EntryAnswers::class ) );
		$shown = $entryTexts->answers( $this->stored() );
		$this->assertSame(
			array( 'Your name' => 'Jo', 'Income' => '100', 'Suburb' => 'Carlton', 'Pets' => 'Cat' ),
			array_column( $shown, 'value', 'label' )
		);
	}

	public function test_the_present_form_judges_what_a_cached_page_sends(): void {
		$this->change( self::WITHOUT );
		$reply = $this->send( array( 'input_1' => 'Jo', 'input_2' => 'Carlton' ) );
		$this->assertSame(
			array( 400, array( 4 ) ),
			array(
				$reply->get_status(),
				array_map( intval( ... ), array_keys( (array) $reply->get_data()['validation_messages'] ) ),
			)
		);
	}

	public function test_its_owner_changes_an_entry_by_the_form_it_was_sent_with_and_nothing_is_lost(): void {
		$this->actAs( 'subscriber' );
		$this->send( array( 'input_1' => 'Jo', 'input_2' => 'Carlton', 'input_3_1' => 'dog' ) );
		$entry = $this->stored();
		$this->change( self::WITHOUT );
		$reply = $this->send(
			array( 'input_1' => 'Sam', 'input_2' => 'Fitzroy', 'input_3_1' => 'dog', 'update_entry_id' => $entry->id )
		);
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		$this->assertEquals( array( '1' => 'Sam', '2' => 'Fitzroy', '3.1' => 'dog' ), $this->stored()->answers );
		$this->assertSame( 1, $this->stored()->formVersion );
	}

	public function test_where_its_version_is_lost_the_present_form_judges_and_what_it_does_not_ask_stays(): void {
		global $wpdb;
		$this->actAs( 'subscriber' );
		$this->send( array( 'input_1' => 'Jo', 'input_2' => 'Carlton', 'input_3_1' => 'dog' ) );
		$this->change( self::WITHOUT );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}" . FormVersionsTable::NAME );
		$this->send( array( 'input_1' => 'Sam', 'input_4' => '5', 'update_entry_id' => $this->stored()->id ) );
		$this->assertEquals(
			array( '1' => 'Sam', '2' => 'Carlton', '3.1' => 'dog', '4' => '5' ),
			$this->stored()->answers
		);
		$this->assertSame( 2, $this->stored()->formVersion );
	}

	/** As versions were stored before a quiz could have several. */
	public function test_an_entry_of_a_version_whose_quiz_has_one_right_answer_can_be_changed(): void {
		global $wpdb;
		$choices = array( array( 'text' => '4', 'gquizIsCorrect' => true ), array( 'text' => '5' ) );
		$quiz    = array( 'id' => 5, 'type' => 'quiz', 'label' => 'Two and two', 'choices' => $choices );
		$this->change( array( self::WITH[0], $quiz ) );
		$this->actAs( 'subscriber' );
		$this->send( array( 'input_1' => 'Jo', 'input_5' => '4' ) );
		$entry = $this->stored();
		$this->change( self::WITH );
		$row    = array( 'number' => $this->number, 'version' => $entry->formVersion );
		$table  = $wpdb->prefix . FormVersionsTable::NAME;
		$stored = (string) $wpdb->get_var(
			$wpdb->prepare( "SELECT definition FROM {$table} WHERE number = %d AND version = %d", ...array_values( $row ) )
		);
		$earlier = preg_replace( '~"hashes":\[("[0-9a-f]+")\]~', '"hash":$1', $stored, 1, $count );
		$this->assertSame( 1, $count );
		$earlier = str_replace( '"contract":"', '"contract":"0', (string) $earlier );
		$wpdb->update( $table, array( 'definition' => $earlier ), $row );

		$change = array( 'input_1' => 'Sam', 'update_entry_id' => $entry->id );
		$this->assertSame( 200, $this->send( array( 'input_5' => '4' ) + $change )->get_status() );
		$this->assertEquals( array( '1' => 'Sam', '5' => '4' ), $this->stored()->answers );
		$this->assertSame( 400, $this->send( array( 'input_5' => '5' ) + $change )->get_status() );
	}

	public function test_the_page_of_an_entry_asks_its_owner_what_it_asked_then(): void {
		$owner = $this->actAs( 'subscriber' );
		$this->send( array( 'input_1' => 'Jo', 'input_2' => 'Carlton' ) );
		$page = $this->page( $this->number );
		$this->change( self::WITHOUT );
		$cookie = 'Cookie: ' . LOGGED_IN_COOKIE . '=' . wp_generate_auth_cookie( $owner, time() + 600, 'logged_in' );
		$shown  = Http::get( "{$page}?entry={$this->stored()->id}", array( $cookie ) )->body;
		$this->assertStringContainsString( 'Carlton', $shown );
		$this->assertStringNotContainsString( 'Income', $shown );
		$this->assertStringContainsString( 'Income', Http::get( $page )->body );
	}

	public function test_gravity_forms_clients_read_an_entry_by_its_version_and_added_fields_as_empty(): void {
		$this->send( array( 'input_1' => 'Jo', 'input_3_2' => 'cat' ) );
		$this->change( self::WITHOUT );
		$this->actAs( 'administrator' );
		$entry = $this->get( '/gf/v2/entries/' . $this->stored()->id )->get_data();
		$this->assertSame(
			array( 'Jo', '', 'cat', '' ),
			array( $entry['1'], $entry['3.1'], $entry['3.2'], $entry['4'] )
		);
	}
}
