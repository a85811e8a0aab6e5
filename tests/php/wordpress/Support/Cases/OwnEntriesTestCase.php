<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support\Cases;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntriesTable;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A form that keeps its entries, and one that its owner has sent. */
abstract class OwnEntriesTestCase extends SiteTestCase {

	protected const ANSWERS = array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' );

	protected int $number;
	protected int $owner;
	protected int $entry;

	protected function setUp(): void {
		parent::setUp();
		$this->number = $this->form( 'enquiry', array( 'entrySave' => true ) );
		$this->owner  = $this->actAs( 'subscriber' );
		$this->send();
		$this->entry = $this->stored()->id;
	}

	/** @return list<int> */
	protected function listed( int $user, int $limit = 25, int $offset = 0 ): array {
		return array_map(
			static fn( Entry $entry ) => $entry->id,
			Inside::get( EntryRepository::class )->list( EntryCriteria::ofOwner( $user, $limit, $offset ) )
		);
	}

	protected function mark( string $status ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}" . EntriesTable::NAME . ' SET status = %s', $status ) );
	}

	/** @param array<string, mixed> $more */
	protected function send( array $more = array() ): \WP_REST_Response {
		return $this->post( "/gf/v2/forms/{$this->number}/submissions", $more + self::ANSWERS );
	}

	/** @param array<string, mixed> $inputs */
	protected function change( array $inputs ): \WP_REST_Response {
		return $this->send( $inputs + array( 'update_entry_id' => $this->entry ) );
	}

	protected function load( ?int $id = null ): \WP_REST_Response {
		return $this->post( '/s1t2/v1/entries/load', array( 'id' => $id ?? $this->entry ) );
	}

	protected function stored(): Entry {
		return Inside::get( EntryRepository::class )->list( new EntryCriteria() )[0];
	}

	protected function cookie( ?int $user = null ): string {
		return 'Cookie: ' . LOGGED_IN_COOKIE . '='
			. wp_generate_auth_cookie( $user ?? $this->owner, time() + 600, 'logged_in' );
	}

	protected function submitPage( string $to, string $body, string $cookie ): HttpAnswer {
		return Http::post( $to, "{$body}&atoll_form={$this->number}", array( $cookie ) );
	}

	/** Where the form of a page is posted to. */
	protected function shownForm( string $html ): string {
		$this->assertSame( 1, preg_match( '~<form class="atoll-form__form"[^>]* action="([^"#]*)~', $html, $found ) );
		return html_entity_decode( $found[1] );
	}

	/** What the form itself sends along, as a query. */
	protected function hidden( string $html ): string {
		preg_match_all( '/<input type="hidden" name="(atoll_nonce|update_entry_id|atoll_entry_version)" value="([^"]*)"/', $html, $inputs, PREG_SET_ORDER );
		return http_build_query( array_column( $inputs, 2, 1 ) );
	}
}
