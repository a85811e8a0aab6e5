<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress;

use Atoll\Tests\WordPress\Support\Browser;
use Atoll\Tests\WordPress\Support\EntriesScreen;
use Atoll\Tests\WordPress\Support\SiteTestCase;

final class EntriesPageTest extends SiteTestCase {

	public function test_the_list_shows_form_answers_and_user_escaped(): void {
		$this->submit( '<script>alert(1)</script>' );
		$this->actAs( 'editor' );
		$html = EntriesScreen::html();
		$this->assertStringContainsString( 'Enquiry', $html );
		$this->assertStringContainsString( 'jo@example.com', $html );
		$this->assertStringContainsString( '&lt;script&gt;alert(1)', $html );
		$this->assertStringNotContainsString( '<script>alert(1)', $html );
		$this->assertStringContainsString( 'Visitor', $html );
	}

	public function test_one_entry_shows_each_question_with_its_answer(): void {
		$this->submit( '<img src=x onerror=alert(1)>' );
		$this->actAs( 'editor' );
		$html = EntriesScreen::html( \Atoll\plugin()->entries()->list( new \Atoll\Entries\EntryCriteria() )[0]->id );
		$this->assertStringContainsString( '<th scope="row">Full name</th><td>&lt;img src=x onerror=alert(1)&gt;</td>', $html );
		$this->assertStringContainsString( '<td>I agree to the privacy policy</td>', $html );
		$this->assertStringContainsString( get_bloginfo( 'admin_email' ) . '</td><td>Waiting to be sent: at', $html, 'the mail about it' );
	}

	public function test_those_who_may_not_see_entries_are_turned_away(): void {
		foreach ( array( 'subscriber' => 403, 'atoll_client' => 302, 'atoll_staff' => 200, 'editor' => 200 ) as $role => $status ) {
			$this->assertSame( $status, Browser::of( $this->user( $role ) )->get( '/wp-admin/admin.php?page=atoll-entries' )->status, $role );
		}
	}

	public function test_each_row_says_whom_it_is_from_and_each_view_how_many(): void {
		$this->submit( 'Jo' );
		$this->submit( 'Kim' );
		$this->actAs( 'editor' );
		$html  = EntriesScreen::html();
		$entry = \Atoll\plugin()->entries()->list( new \Atoll\Entries\EntryCriteria() )[0];
		$this->assertStringContainsString( "entry={$entry->id}\">jo@example.com</a></strong><br>Enquiry, no. {$entry->id}", $html );
		$this->assertStringContainsString( 'Active <span class="count">(2)</span>', $html );
		$this->assertStringContainsString( 'Trash <span class="count">(0)</span>', $html );
	}

	private function submit( string $name ): void {
		$reply = $this->post( '/gf/v2/forms/' . $this->form() . '/submissions', array( 'input_1' => $name, 'input_2' => 'jo@example.com', 'input_11_1' => '1' ) );
		$this->assertSame( 200, $reply->get_status() );
	}
}
