<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Entries;

use Atoll\Admin\Entries\EntriesPage;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Support\EntriesScreen;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

final class EntriesPageTest extends SiteTestCase {

	public function test_the_list_comes_with_what_its_address_asks_for(): void {
		$this->submit( '<script>alert(1)</script>' );
		$editor = $this->user( 'editor' );
		$page   = Browser::of( $editor )->get( '/wp-admin/admin.php?page=atoll-entries&search=jo&view=unread' )->body;
		$this->assertStringContainsString( 'id="atoll-entries"', $page );
		preg_match( '/createPreloadingMiddleware\( (\{.+?\}) \) \);/', $page, $found );
		$answers = json_decode( $found[1], true );
		$this->assertSame(
			array( '/s1t2/v1/entries?search=jo&view=unread', '/s1t2/v1/entries/counts', '/s1t2/v1/entries/forms' ),
			array_keys( $answers )
		);
		$this->assertSame(
			'jo@example.com',
			$answers['/s1t2/v1/entries?search=jo&view=unread']['body']['items'][0]['person']
		);
		$this->assertStringNotContainsString( '<script>alert(1)', $page );
	}

	public function test_one_entry_shows_each_question_with_its_answer(): void {
		$this->submit( '<img src=x onerror=alert(1)>' );
		$this->actAs( 'editor' );
		$html = EntriesScreen::html( $this->last() );
		$this->assertStringContainsString( '<th scope="row">Full name</th><td><bdi>&lt;img src=x onerror=alert(1)&gt;</bdi></td>', $html );
		$this->assertStringContainsString( '<td><bdi>I agree to the privacy policy</bdi></td>', $html );
		$this->assertStringContainsString(
			get_bloginfo( 'admin_email' ) . '</td><td data-colname="Outcome">Waiting to be sent: at',
			$html,
			'the mail about it'
		);
	}

	public function test_an_answer_is_written_to_and_called_by_a_link(): void {
		$fields = array(
			array( 'type' => 'email', 'id' => 1, 'label' => 'Email' ),
			array( 'type' => 'phone', 'id' => 2, 'label' => 'Phone' ),
		);
		$form   = $this->form( 'enquiry', array( 'fields' => $fields ) );
		$this->post(
			"/gf/v2/forms/{$form}/submissions",
			array( 'input_1' => 'jo?bcc=kim@example.com', 'input_2' => '(02) 9876 5432' )
		);
		$this->actAs( 'editor' );
		$html = EntriesScreen::html( $this->last() );
		$this->assertStringContainsString( '<td><a href="mailto:jo%3Fbcc%3Dkim@example.com"><bdi>jo?bcc=kim@example.com</bdi></a></td>', $html );
		$this->assertStringContainsString( '<td><a href="tel:+61298765432"><bdi>(02) 9876 5432</bdi></a></td>', $html );
	}

	public function test_those_who_may_not_see_entries_are_turned_away(): void {
		$statuses = array(
			'subscriber'   => 403,
			'atoll_client' => 302,
			'atoll_staff'  => 200,
			'editor'       => 200,
		);
		foreach ( $statuses as $role => $status ) {
			$browser = Browser::of( $this->user( $role ) );
			$this->assertSame( $status, $browser->get( '/wp-admin/admin.php?page=atoll-entries' )->status, $role );
			$this->assertSame(
				$status,
				$browser->get( '/wp-admin/admin.php?page=atoll-entries&print=1' )->status,
				"{$role}, on paper"
			);
		}
	}

	public function test_an_entry_that_was_opened_is_read_and_seen_by_who_opened_it(): void {
		$this->submit( 'Jo' );
		$staff   = $this->user( 'atoll_staff' );
		$address = '/wp-admin/admin.php?page=atoll-entries&entry=' . $this->last();
		$browser = Browser::of( $staff );
		$browser->get( $address );
		$again = $browser->get( $address )->body;
		$this->assertTrue( Inside::get( EntryRepository::class )->find( $this->last() )->isRead );
		$this->assertSame(
			1,
			substr_count( $again, '<td data-colname="What">Viewed</td>' ),
			'twice within minutes is one look'
		);
		$this->assertStringContainsString(
			get_userdata( $staff )->display_name . '</td><td data-colname="What">Viewed</td>',
			$again
		);
	}

	public function test_entries_are_printed_one_to_a_sheet(): void {
		$this->submit( 'Jo <b>Citizen</b>' );
		$this->submit( 'Kim' );
		$page = Browser::of( $this->user( 'atoll_staff' ) )->get( "/wp-admin/admin.php?page=atoll-entries&print={$this->last()}," . ( $this->last() - 1 ) );
		$this->assertSame( 2, substr_count( $page->body, '<article>' ) );
		$this->assertStringContainsString( 'Jo &lt;b&gt;Citizen&lt;/b&gt;', $page->body );
		$this->assertStringNotContainsString( 'wpadminbar', $page->body );
	}

	public function test_entries_that_the_database_does_not_tell_of_are_not_said_to_be_gone(): void {
		global $wpdb;
		$this->actAs( 'administrator' );
		$refuse = static fn( string $sql ): string => str_contains( $sql, 'atoll_entries' )
			? 'SELECT 1 FROM nowhere'
			: $sql;
		$die    = static fn() => static fn( string $message ) => throw new \RuntimeException( "said: {$message}" );
		add_filter( 'wp_die_handler', $die );
		add_filter( 'query', $refuse );
		$suppressed    = $wpdb->suppress_errors();
		$_GET['print'] = '1';
		$this->expectExceptionMessage( 'said: We could not look this up just now.' );
		try {
			Inside::get( EntriesPage::class )->load();
		} finally {
			unset( $_GET['print'] );
			$wpdb->suppress_errors( $suppressed );
			remove_filter( 'query', $refuse );
			remove_filter( 'wp_die_handler', $die );
		}
	}

	private function last(): int {
		return Inside::get( EntryRepository::class )->list( new EntryCriteria() )[0]->id;
	}

	private function submit( string $name ): void {
		$reply = $this->post(
			'/gf/v2/forms/' . $this->form() . '/submissions',
			array( 'input_1' => $name, 'input_2' => 'jo@example.com', 'input_11_1' => '1' )
		);
		$this->assertSame( 200, $reply->get_status() );
	}
}
