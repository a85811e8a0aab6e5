<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Entries\Changes\EntryPurge;
use Atoll\Forms\Entries\Changes\ScheduledPurge;
use Atoll\Forms\Entries\Retention\Retention;
use Atoll\Forms\Entries\Retention\RetentionHealth;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Tests\WordPress\Support\HeardAction;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Entries go when their form says so, and only then. */
final class RetentionTest extends SiteTestCase {

	private const DAY = 86400;

	public function test_what_is_older_than_its_form_keeps_it_goes_and_what_is_held_stays(): void {
		$number = $this->keeping( 30 );
		$old    = $this->sent( $number );
		$held   = $this->sent( $number );
		$this->entries()->setFlags( array( $held ), null, null, true );
		$this->assertSame( 0, $this->runIn( 29 ) );
		$heard = HeardAction::during(
			'atoll_entries_deleted',
			fn() => $this->assertSame( 1, $this->runIn( 31 ) )
		);
		$this->assertSame( array( array( array( $old ) ) ), $heard );
		$this->assertSame( array( $held ), $this->entries()->existing( array( $old, $held ) ) );
		$this->assertSame( 0, $this->runIn( 31 ) );
	}

	public function test_spam_and_trash_go_too(): void {
		$number = $this->keeping( 1 );
		foreach ( array( 'spam', 'trash' ) as $status ) {
			Inside::get(
				EntryAdminService::class
			)->move( array( $this->sent( $number ) ), $status, new Visitor( 1, '', '' ) );
		}
		$this->assertSame( 2, $this->runIn( 2 ) );
	}

	#[DataProvider( 'keepers' )]
	public function test_nothing_goes_of_forms_that_keep( array $changes ): void {
		$number = $this->form( 'enquiry', $changes );
		$this->sent( $number );
		$this->assertSame( 0, $this->runIn( 4000 ) );
	}

	/** @return array<string, array{array<string, mixed>}> */
	public static function keepers(): array {
		return array(
			'nobody has chosen'      => array( array() ),
			'for ever'               => array( array( 'atoll' => array( 'retentionDays' => 0 ) ) ),
			'all of it held'         => array(
				array( 'atoll' => array( 'retentionDays' => 1, 'holdEntries' => true ) ),
			),
		);
	}

	public function test_a_form_that_holds_its_entries_holds_them_at_every_door(): void {
		$entry = $this->sent( $this->form( 'enquiry', array( 'atoll' => array( 'holdEntries' => true ) ) ) );
		$this->assertSame( array(), Inside::get( EntryAdminService::class )->delete( array( $entry ) ) );
		$this->assertSame( array( $entry ), $this->entries()->existing( array( $entry ) ) );
	}

	public function test_a_closed_form_still_counts_and_another_forms_entries_stay(): void {
		$number = $this->keeping( 1 );
		$other  = $this->sent( $this->form() );
		$this->sent( $number );
		wp_trash_post( (int) Inside::get( FormRepository::class )->findAny( $number )?->postId );
		$this->assertSame( 1, $this->runIn( 2 ) );
		$this->assertSame( array( $other ), $this->entries()->existing( array( $other ) ) );
	}

	public function test_site_health_names_open_forms_of_which_nobody_has_chosen(): void {
		$this->form();
		$this->keeping( 30 );
		$found = $this->health();
		$this->assertSame( 'recommended', $found['status'] );
		$this->assertStringContainsString( 'Enquiry', $found['description'] );
		$this->forgetForms();
		$this->keeping( 0 );
		$this->assertSame( 'good', $this->health()['status'] );
	}

	/** @return array{status: string, description: string} */
	private function health(): array {
		return get_object_vars( ( new RetentionHealth( Inside::get( FormRepository::class ) ) )->result() );
	}

	private function forgetForms(): void {
		foreach ( Inside::get( FormRepository::class )->all() as $form ) {
			Inside::get( FormWriter::class )->delete( $form->id() );
		}
	}

	/** Number of a form that keeps its entries this long, and has nobody told of them. */
	private function keeping( int $days ): int {
		$changes = array( 'atoll' => array( 'retentionDays' => $days ), 'notifications' => array() );
		return $this->form( 'enquiry', $changes );
	}

	private function sent( int $number ): int {
		$this->post(
			"/gf/v2/forms/{$number}/submissions",
			array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' )
		);
		return max(
			array_map(
				static fn( $entry ) => $entry->id,
				$this->entries()->list(
					new \Atoll\Forms\Entries\Storage\EntryCriteria( formNumbers: array( $number ), limit: 50 )
				)
			)
		);
	}

	private function runIn( int $days ): int {
		$clock = static fn(): int => time() + $days * self::DAY;
		$purge = new ScheduledPurge( Inside::get( EntryPurge::class ), $clock );
		return ( new Retention( Inside::get( FormRepository::class ), $purge, $clock ) )->run();
	}

	private function entries(): \Atoll\Forms\Entries\Storage\EntryRepository {
		return Inside::get( EntryRepository::class );
	}
}
