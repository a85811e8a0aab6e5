<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Entries;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Changing an entry in wp-admin that has more inputs than PHP reads by itself (`max_input_vars`, 1,000). */
final class LongEntryEditTest extends SiteTestCase {

	private const COLUMNS = array( 'Lender', 'Kind', 'Limit', 'Balance', 'Repayment' );
	private const ROWS    = 240;

	public function test_no_answer_is_lost_beyond_phps_limit_of_inputs(): void {
		$this->send();
		$typed = http_build_query( array( 'input_1' => $this->cells() ) ) . '&input_2=B';
		$this->assertSame( 303, $this->save( $typed )->status );
		$this->assertSame(
			array( array_chunk( $this->cells(), count( self::COLUMNS ) ), 'B' ),
			array( json_decode( $this->entry()->answers[1], true ), $this->entry()->answers[2] ?? '' )
		);
	}

	public function test_what_is_beyond_any_form_changes_nothing(): void {
		$this->send();
		$answer = $this->save( str_repeat( 'input_1[]=x&', 20000 ) );
		$this->assertSame( 413, $answer->status );
		$this->assertStringContainsString( 'Nothing was stored.', $answer->body );
		$this->assertSame( 'A', $this->entry()->answers[2] );
	}

	private function send(): void {
		$columns = array_map( static fn( string $text ) => array( 'text' => $text, 'value' => $text ), self::COLUMNS );
		$fields  = array(
			array( 'id' => 1, 'type' => 'list', 'label' => 'Debts', 'enableColumns' => true, 'choices' => $columns ),
			array( 'id' => 2, 'type' => 'text', 'label' => 'Anything else?' ),
		);
		$this->post(
			"/gf/v2/forms/{$this->form( 'enquiry', array( 'fields' => $fields ) )}/submissions",
			array( 'input_1' => $this->cells(), 'input_2' => 'A' )
		);
	}

	/** @return list<string> Row after row. */
	private function cells(): array {
		return array_map( static fn( int $cell ) => "cell {$cell}", range( 1, self::ROWS * count( self::COLUMNS ) ) );
	}

	/** @param string $typed Form-encoded, after the hidden inputs, as the screen's form has them. */
	private function save( string $typed ): HttpAnswer {
		$user    = $this->user( 'atoll_staff' );
		$browser = Browser::of( $user );
		$id      = $this->entry()->id;
		$hidden  = array(
			'atoll_entry_version' => (string) $this->entry()->version,
			'atoll_edit_nonce'    => $browser->nonce( $user, "atoll_edit_{$id}" ),
		);
		return $browser->post(
			"/wp-admin/admin.php?page=atoll-entries&entry={$id}&edit=1",
			http_build_query( $hidden ) . "&{$typed}"
		);
	}

	private function entry(): Entry {
		return Inside::get( EntryRepository::class )->list( new EntryCriteria() )[0];
	}
}
