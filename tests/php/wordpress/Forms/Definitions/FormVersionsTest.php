<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Definitions;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\AnswerText;
use Atoll\Engine\Shapes\Shapes;
use Atoll\Forms\Definitions\FormBuilder;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormVersionRows;
use Atoll\Forms\Definitions\Storage\FormVersions;
use Atoll\Forms\Definitions\Storage\FormVersionsTable;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryAnswers;
use Atoll\Forms\Entries\EntryTexts;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Tests\WordPress\Support\Http;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** An entry is shown and judged by the form as it was when it was sent. */
final class FormVersionsTest extends SiteTestCase {

	private const WITH    = array( array( 'id' => 1, 'type' => 'text', 'label' => 'Name' ), array( 'id' => 2, 'type' => 'text', 'label' => 'Suburb' ), array( 'id' => 3, 'type' => 'checkbox', 'label' => 'Pets', 'choices' => array( array( 'text' => 'Dog', 'value' => 'dog' ), array( 'text' => 'Cat', 'value' => 'cat' ) ) ) );
	private const WITHOUT = array( array( 'id' => 1, 'type' => 'text', 'label' => 'Your name', 'isRequired' => true ), array( 'id' => 4, 'type' => 'text', 'label' => 'Income', 'isRequired' => true ) );

	private int $number;

	protected function setUp(): void {
		parent::setUp();
		$this->number = $this->form( 'enquiry', array( 'entrySave' => true, 'fields' => self::WITH ) );
	}

	public function test_an_entry_finds_the_form_it_was_sent_with_though_the_form_has_changed(): void {
		$this->send( array( 'input_1' => 'Jo' ) );
		$this->change( self::WITHOUT );
		$this->change( array( self::WITHOUT[0] ) );
		$entry = $this->stored();
		$this->assertSame( 1, $entry->formVersion );
		$this->assertSame( 'Suburb', $this->fresh()->findVersion( $this->number, 1 )?->field( 2 )?->label );
		$this->assertSame( 3, $this->fresh()->find( $this->number )?->version() );
	}

	public function test_the_form_of_an_entry_stays_when_the_form_is_deleted(): void {
		$this->send( array( 'input_1' => 'Jo' ) );
		$this->fresh()->delete( $this->number );
		$this->assertNull( $this->fresh()->findAny( $this->number ) );
		$this->assertSame( 'Suburb', $this->fresh()->findVersion( $this->number, 1 )?->field( 2 )?->label );
	}

	public function test_two_hundred_saves_leave_the_first_that_stood_and_the_last(): void {
		$this->age( 1, 3600 );
		for ( $save = 0; $save < 200; $save++ ) {
			$this->compile();
		}
		$this->assertSame( array( 1, 201 ), $this->versions() );
	}

	public function test_a_version_that_nobody_can_have_any_more_is_forgotten_and_one_that_an_entry_has_is_not(): void {
		$this->send( array( 'input_1' => 'Jo' ) );
		$this->compile();
		$this->age( 2, 100 * 86400 );
		$this->compile();
		$this->assertSame( array( 1, 2, 3 ), $this->versions() );
		$this->age( 2, 61 * 86400, 'date_replaced' );
		$this->compile();
		$this->assertSame( array( 1, 4 ), $this->versions() );
	}

	public function test_a_version_that_was_forgotten_while_an_entry_was_on_its_way_is_kept_again(): void {
		$form = $this->fresh()->find( $this->number );
		$this->compile();
		$this->assertSame( array( 2 ), $this->versions() );
		$this->keep( $form );
		$this->compile();
		$this->assertSame( array( 1, 3 ), $this->versions() );
	}

	public function test_a_version_number_is_never_given_twice(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->prefix}" . FormVersionsTable::NAME . " (number, version, definition, date_created) VALUES (%d, 2, '{}', %s)", $this->number, gmdate( 'Y-m-d H:i:s' ) ) );
		$this->compile();
		$this->assertSame( 3, $this->fresh()->find( $this->number )?->version() );
	}

	public function test_a_version_in_the_words_of_an_earlier_contract_is_read_and_one_that_cannot_be_is_the_present_form(): void {
		$this->send( array( 'input_1' => 'Jo' ) );
		$this->change( self::WITHOUT );
		$this->rewrite( '"contract":"', '"contract":"0' );
		$this->assertSame( 'Suburb', $this->fresh()->findVersion( $this->number, 1 )?->field( 2 )?->label );
		$this->rewrite( '"shape":"text"', '"shape":"hologram"' );
		$this->assertSame( 2, $this->fresh()->findVersion( $this->number, 1 )?->version() );
		$this->assertSame( 2, $this->fresh()->findVersion( $this->number, 99 )?->version() );
	}

	public function test_an_answer_from_a_cached_page_to_a_question_that_is_gone_is_kept_in_the_words_of_its_version(): void {
		$this->age( 1, 3600 );
		$this->change( self::WITHOUT );
		$reply = $this->send( array( 'input_1' => 'Jo', 'input_2' => 'Carlton', 'input_3_2' => 'cat', 'input_4' => '100', 'input_77' => 'never asked' ) );
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		$this->assertEquals( array( '1' => 'Jo', '2' => 'Carlton', '3.2' => 'cat', '4' => '100' ), $this->stored()->answers );
	}

	public function test_such_an_answer_is_shown_under_the_question_that_it_was_given_to(): void {
		$this->age( 1, 3600 );
		$this->change( self::WITHOUT );
		$this->send( array( 'input_1' => 'Jo', 'input_2' => 'Carlton', 'input_3_2' => 'cat', 'input_4' => '100' ) );
		$shown = ( new EntryTexts( $this->fresh(), new EntryAnswers( new AnswerText( Shapes::standard() ), Inside::get( FormVersions::class ) ) ) )->answers( $this->stored() );
		$this->assertSame( array( 'Your name' => 'Jo', 'Income' => '100', 'Suburb' => 'Carlton', 'Pets' => 'Cat' ), array_column( $shown, 'value', 'label' ) );
	}

	public function test_the_present_form_judges_what_a_cached_page_sends(): void {
		$this->change( self::WITHOUT );
		$reply = $this->send( array( 'input_1' => 'Jo', 'input_2' => 'Carlton' ) );
		$this->assertSame( array( 400, array( 4 ) ), array( $reply->get_status(), array_map( intval( ... ), array_keys( (array) $reply->get_data()['validation_messages'] ) ) ) );
	}

	public function test_its_owner_changes_an_entry_by_the_form_it_was_sent_with_and_nothing_is_lost(): void {
		$this->actAs( 'subscriber' );
		$this->send( array( 'input_1' => 'Jo', 'input_2' => 'Carlton', 'input_3_1' => 'dog' ) );
		$entry = $this->stored();
		$this->change( self::WITHOUT );
		$reply = $this->send( array( 'input_1' => 'Sam', 'input_2' => 'Fitzroy', 'input_3_1' => 'dog', 'update_entry_id' => $entry->id ) );
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
		$this->assertEquals( array( '1' => 'Sam', '2' => 'Carlton', '3.1' => 'dog', '4' => '5' ), $this->stored()->answers );
		$this->assertSame( 2, $this->stored()->formVersion );
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

	public function test_gravity_forms_clients_read_an_entry_by_its_version(): void {
		$this->send( array( 'input_1' => 'Jo', 'input_3_2' => 'cat' ) );
		$this->change( self::WITHOUT );
		$this->actAs( 'administrator' );
		$entry = $this->get( '/gf/v2/entries/' . $this->stored()->id )->get_data();
		$this->assertSame( array( 'Jo', '', 'cat', false ), array( $entry['1'], $entry['3.1'], $entry['3.2'], array_key_exists( '4', $entry ) ) );
	}

	/** @param list<array<string, mixed>> $fields */
	private function change( array $fields ): void {
		$before = get_current_user_id();
		$this->actAs( 'administrator' );
		$reply = rest_do_request( $this->put( array( 'fields' => $fields, 'entrySave' => true ) + $this->fixture( 'enquiry' ) ) );
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		wp_set_current_user( $before );
	}

	/** @param array<string, mixed> $form */
	private function put( array $form ): \WP_REST_Request {
		$request = new \WP_REST_Request( 'PUT', "/gf/v2/forms/{$this->number}" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $form ) );
		return $request;
	}

	/** @param array<string, mixed> $inputs */
	private function send( array $inputs ): \WP_REST_Response {
		return $this->post( "/gf/v2/forms/{$this->number}/submissions", $inputs );
	}

	private function keep( Form $form ): void {
		global $wpdb;
		$builder = new FormBuilder( static fn() => throw new \LogicException(), static fn() => '', Shapes::standard() );
		( new FormVersions( new FormVersionRows( $wpdb, time( ... ) ), $builder ) )->keep( $form );
	}

	private function compile(): void {
		$store = \Atoll\plugin()->formStore();
		$store->compile( get_post( $store->findAny( $this->number )->postId ) );
	}

	private function age( int $version, int $seconds, string $column = 'date_created' ): void {
		global $wpdb;
		$wpdb->update( $wpdb->prefix . FormVersionsTable::NAME, array( $column => gmdate( 'Y-m-d H:i:s', time() - $seconds ) ), array( 'number' => $this->number, 'version' => $version ) );
	}

	private function rewrite( string $from, string $to ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}" . FormVersionsTable::NAME . ' SET definition = REPLACE(definition, %s, %s) WHERE version = 1', $from, $to ) );
	}

	/** @return list<int> */
	private function versions(): array {
		global $wpdb;
		return array_map( intval( ... ), $wpdb->get_col( "SELECT version FROM {$wpdb->prefix}" . FormVersionsTable::NAME . ' ORDER BY version' ) );
	}

	private function stored(): Entry {
		return \Atoll\plugin()->entries()->list( new EntryCriteria() )[0];
	}

	/** As the next request reads them. */
	private function fresh(): FormRepository {
		return ( new \Atoll\Plugin( new \Atoll\Platform\PluginPaths( WP_PLUGIN_DIR . '/atoll/atoll.php' ) ) )->formStore();
	}
}
