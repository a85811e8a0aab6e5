<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Platform\SiteLanguage;
use Atoll\Portal\Applications\Record\ApplicationHistory;
use Atoll\Portal\Applications\Record\RecordMoves;
use Atoll\Tests\WordPress\Support\Cases\ApplicationTestCase;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\PageLanguage;
use Atoll\Tests\WordPress\Support\StaffLanguage;

/** The history of an application is in the site's own language, whatever language staff work in or a page has. */
final class HistoryLanguageTest extends ApplicationTestCase {

	public function test_what_clients_read_of_a_status_is_in_the_sites_language(): void {
		$this->assertSites( fn() => $this->statusChange()->set( $this->entry, 'settled', '', $this->staff, true ) );
		$this->assertStringNotContainsString(
			StaffLanguage::STAFF,
			$this->records()->read( $this->entry->id )->status->title
		);
	}

	public function test_what_clients_read_of_documents_is_in_the_sites_language(): void {
		$request = null;
		$this->assertSites(
			function () use ( &$request ): void {
				$request = $this->documentRequests()->add( $this->entry, 'Two payslips', '', $this->staff );
			}
		);
		$this->assertSites( fn() => $this->documentRequests()->withdraw( $request, $this->staff, mails: false ), 2 );
	}

	public function test_what_staff_did_is_in_the_sites_language(): void {
		$history = Inside::get( ApplicationHistory::class );
		$entry   = $this->entry;
		$causes  = array(
			fn() => $history->addInvitation( $entry, 'jo@example.com', $this->staff, null ),
			fn() => $history->addRevokedInvitation( $entry, $this->staff, null ),
			fn() => $history->addRepeatedMail( $entry, 'Welcome', $this->staff ),
			fn() => $history->addAcceptedInvitation( $entry->id, $this->client ),
			fn() => $history->addChangedAnswers( $entry, $this->visitor( $this->client ) ),
			fn() => $history->addChangedAnswers( $entry, $this->staff ),
			...array_map(
				fn( string $to ) => fn() => Inside::get( RecordMoves::class )->moved(
					array( $entry->id ),
					'active',
					$to,
					$this->staff
				),
				array( 'spam', 'trash', 'active' )
			),
		);
		$site    = determine_locale();
		foreach ( $causes as $cause ) {
			StaffLanguage::during( $cause );
			$this->assertStringStartsWith( "[{$site}] ", $this->history()[0] );
		}
		$this->assertCount( count( $causes ), $this->history() );
	}

	public function test_what_a_client_did_on_a_page_in_another_language_is_in_the_sites_own(): void {
		$history = Inside::get( ApplicationHistory::class );
		$change  = fn() => $history->addChangedAnswers( $this->entry, $this->visitor( $this->client ) );
		$site    = determine_locale();
		PageLanguage::installed(
			static function () use ( $change ): void {
				SiteLanguage::inLocale( PageLanguage::FRENCH, $change );
				PageLanguage::during( PageLanguage::FRENCH, $change );
			}
		);
		$this->assertCount( 2, $this->history() );
		foreach ( $this->history() as $sentence ) {
			$this->assertStringStartsWith( "[{$site}] ", $sentence );
		}
	}

	/** @param \Closure(): mixed $cause */
	private function assertSites( \Closure $cause, int $events = 1 ): void {
		$site = determine_locale();
		StaffLanguage::during( $cause );
		$history = $this->records()->read( $this->entry->id )->publicEvents();
		$this->assertCount( $events, $history );
		foreach ( $history as $event ) {
			$this->assertStringStartsWith( "[{$site}] ", $event->sentence );
		}
	}
}
