<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress;

use Atoll\Access\Secret;
use Atoll\Admin\EntriesPage;
use Atoll\Admin\EntryFields;
use Atoll\Admin\EntryFiles;
use Atoll\Admin\EntryMail;
use Atoll\Forms\Display;
use Atoll\Forms\Shapes\Shapes;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use Atoll\Uploads\Links;
use Atoll\Uploads\UploadRepository;
use Atoll\Uploads\Uploads;

final class EntriesPageTest extends SiteTestCase {

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		set_current_screen( 'toplevel_page_atoll-entries' );
	}

	protected function tearDown(): void {
		$_GET = array();
		unset( $GLOBALS['current_screen'] );
		parent::tearDown();
	}

	public function test_the_list_shows_form_answers_and_user_escaped(): void {
		$this->submit( '<script>alert(1)</script>' );
		$this->actAs( 'editor' );
		$html = $this->render();
		$this->assertStringContainsString( 'Enquiry', $html );
		$this->assertStringContainsString( 'jo@example.com', $html );
		$this->assertStringContainsString( '&lt;script&gt;alert(1)', $html );
		$this->assertStringNotContainsString( '<script>alert(1)', $html );
		$this->assertStringContainsString( 'Visitor', $html );
	}

	public function test_one_entry_shows_each_question_with_its_answer(): void {
		$this->submit( '<img src=x onerror=alert(1)>' );
		$this->actAs( 'editor' );
		$_GET['entry'] = (string) \Atoll\plugin()->entries()->list( new \Atoll\Entries\EntryCriteria() )[0]->id;
		$html          = $this->render();
		$this->assertStringContainsString( '<th scope="row">Full name</th><td>&lt;img src=x onerror=alert(1)&gt;</td>', $html );
		$this->assertStringContainsString( '<td>I agree to the privacy policy</td>', $html );
		$this->assertStringContainsString( get_bloginfo( 'admin_email' ) . '</td><td>Will be tried at', $html, 'the mail about it' );
	}

	public function test_those_who_may_not_see_entries_are_turned_away(): void {
		$this->actAs( 'subscriber' );
		add_filter( 'wp_die_handler', $handler = static fn() => static fn( $message ) => throw new \DomainException( (string) $message ) );
		$turned = false;
		try {
			$this->render();
		} catch ( \DomainException ) {
			$turned = true;
		}
		remove_filter( 'wp_die_handler', $handler );
		$this->assertTrue( $turned );
	}

	private function submit( string $name ): void {
		$reply = $this->post( '/gf/v2/forms/' . $this->form() . '/submissions', array( 'input_1' => $name, 'input_2' => 'jo@example.com', 'input_11_1' => '1' ) );
		$this->assertSame( 200, $reply->get_status() );
	}

	private function files(): EntryFiles {
		global $wpdb;
		return new EntryFiles( new Uploads( new UploadRepository( $wpdb, time( ... ) ) ), new Links( new Secret(), time( ... ) ) );
	}

	private function render(): string {
		ob_start();
		try {
			( new EntriesPage( \Atoll\plugin()->entries(), new EntryFields( \Atoll\plugin()->formStore(), new Display( Shapes::standard() ) ), new EntryMail( $this->mailQueue() ), $this->files() ) )->render();
		} finally {
			$html = (string) ob_get_clean();
		}
		return $html;
	}
}
