<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Forms\Entries\Storage\EntriesTable;
use Atoll\Portal\PlainForms\NonceFields;
use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\Cases\ApplicationTestCase;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;

/** The portal's two pages, and two clients: one has an application, the other has not. */
abstract class ApplicationPagesTestCase extends ApplicationTestCase {

	protected string $dashboard;
	protected string $application;
	protected int $other;

	/** @var list<int> */
	private array $made = array();

	protected function setUp(): void {
		parent::setUp();
		$this->other       = $this->user( 'atoll_client' );
		$dashboard         = $this->portalPage( '<!-- wp:atoll/dashboard {"startUrl":"/begin-here/"} /-->' );
		$application       = $this->portalPage( '<!-- wp:atoll/application /-->' );
		$this->dashboard   = (string) get_permalink( $dashboard );
		$this->application = (string) get_permalink( $application );
		update_option( 'atoll_portal', array( 'dashboardPage' => $dashboard, 'applicationPage' => $application ) );
	}

	protected function tearDown(): void {
		array_map( static fn( int $page ) => wp_delete_post( $page, true ), $this->made );
		delete_option( 'atoll_portal' );
		parent::tearDown();
	}

	protected function portalPage( string $content, bool $isPrivate = true ): int {
		$id           = (int) wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Portal',
				'post_content' => $content,
			)
		);
		$this->made[] = $id;
		update_post_meta( $id, PageMeta::IS_PRIVATE, $isPrivate );
		return $id;
	}

	protected function as( int $user, string $address ): HttpAnswer {
		return Browser::of( $user )->get( $address );
	}

	/** @param array<string, mixed> $more */
	protected function act( int $user, string $page, string $action, array $more ): HttpAnswer {
		$browser = Browser::of( $user );
		$hidden  = array(
			NonceFields::ACTION => $action,
			NonceFields::NONCE  => $browser->nonce( $user, 'atoll_form' ),
		);
		return $browser->post( $page, http_build_query( $more + $hidden ) );
	}

	/** The part of a page that the blocks print. */
	protected function portal( string $html ): string {
		$this->assertSame( 1, preg_match( '~class="atoll-portal[ "].*</main>~s', $html, $found ) );
		return $found[0];
	}

	protected function url( int $entry ): string {
		return add_query_arg( 'entry', (string) $entry, $this->application );
	}

	/** @param array<string, string|int> $changes */
	protected function alter( int $entry, array $changes ): void {
		global $wpdb;
		$wpdb->update( $wpdb->prefix . EntriesTable::NAME, $changes, array( 'id' => $entry ) );
	}

	/** A form that is open, kept for later and changed later. */
	protected function openForm(): int {
		return $this->form( 'enquiry', array( 'save' => array( 'enabled' => true ), 'entrySave' => true ) );
	}

	/** @return string The draft's token. */
	protected function draftOf( int $user, int $form ): string {
		wp_set_current_user( $user );
		$reply = $this->post(
			"/gf/v2/forms/{$form}/submissions",
			array( 'gform_save' => '1', 'input_1' => 'Jo', 'gform_unique_id' => bin2hex( random_bytes( 10 ) ) )
		);
		wp_set_current_user( 0 );
		$this->assertSame( 200, $reply->get_status() );
		return (string) $reply->get_data()['resume_token'];
	}
}
