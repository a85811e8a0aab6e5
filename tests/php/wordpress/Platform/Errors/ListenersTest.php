<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Errors;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryWriter;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Http\PageChanges;
use Atoll\Platform\Settings\SavedSettings;
use Atoll\Platform\Settings\Settings;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** What other code throws when it hears of something spoils nothing (docs/hooks.md), and is logged. */
final class ListenersTest extends SiteTestCase {

	private string $log;

	private string|false $before;

	protected function setUp(): void {
		parent::setUp();
		$this->actAs( 'administrator' );
		$this->log    = (string) tempnam( sys_get_temp_dir(), 'atoll-log' );
		$this->before = ini_set( 'error_log', $this->log );
	}

	protected function tearDown(): void {
		ini_set( 'error_log', (string) $this->before );
		unlink( $this->log );
		delete_option( 'atoll_company' );
		parent::tearDown();
	}

	public function test_settings_are_saved(): void {
		$version = Inside::get( SavedSettings::class )->version( 'company' );
		$put     = new \WP_REST_Request( 'PUT', '/s1t2/v1/settings/company' );
		$put->set_body_params( array( 'values' => array( 'phone' => '1800 975 707' ), 'version' => $version ) );
		$this->during(
			'atoll_settings_saved',
			fn() => $this->assertSame( 200, rest_do_request( $put )->get_status() )
		);
		$this->assertSame( '1800 975 707', Inside::get( Settings::class )->group( 'company' )->string( 'phone' ) );
	}

	public function test_a_form_that_is_not_finished_is_kept(): void {
		$post = (int) Inside::get( FormRepository::class )->findAny( $this->form() )?->postId;
		$this->during(
			'atoll_form_not_compiled',
			static fn() => wp_update_post(
				array( 'ID' => $post, 'post_content' => '<!-- wp:atoll/field {"id":1,"kind":"nonsense"} /-->' )
			)
		);
		$this->assertStringContainsString( 'nonsense', (string) get_post_field( 'post_content', $post ) );
	}

	public function test_entries_are_moved_and_deleted(): void {
		$form  = Inside::get( FormRepository::class )->find( $this->form() ) ?? $this->fail( 'no form' );
		$by    = new Visitor( 1, '', '' );
		$entry = Entry::blank( $form, $by, '', '2026-05-01 00:00:00' );
		$id    = Inside::get( EntryWriter::class )->add( $entry, $form )->id;
		$this->during(
			'atoll_entries_moved',
			fn() => $this->assertCount( 1, Inside::get( EntryAdminService::class )->move( array( $id ), 'trash', $by ) )
		);
		$this->during(
			'atoll_entries_deleted',
			fn() => $this->assertCount( 1, Inside::get( EntryAdminService::class )->delete( array( $id ) ) )
		);
	}

	public function test_the_answer_of_a_request_that_changed_pages_stays_what_it_is(): void {
		$this->during( 'atoll_pages_changed', static fn() => ( new PageChanges() )->notify() ); // Throws nothing.
	}

	public function test_the_footer_is_printed_to_its_end(): void {
		$this->during(
			'atoll_footer_links',
			fn() => $this->assertStringEndsWith( '</div>', trim( do_blocks( '<!-- wp:atoll/footer /-->' ) ) )
		);
	}

	/** Does something while a listener of an action throws, and finds that in the log. */
	private function during( string $action, \Closure $work ): void {
		$listener = static fn() => throw new \RuntimeException( "breaks in {$action}" );
		add_action( $action, $listener );
		try {
			$work();
		} finally {
			remove_action( $action, $listener );
			$this->assertStringContainsString( "breaks in {$action}", (string) file_get_contents( $this->log ) );
		}
	}
}
