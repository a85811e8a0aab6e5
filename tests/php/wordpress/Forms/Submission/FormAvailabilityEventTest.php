<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Submission;

use Atoll\Forms\Definitions\Storage\FormLists;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Forms\Submission\Limits\FormAvailabilityEvent;
use Atoll\Forms\Submission\SubmissionProvider;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\ToldPageChanges;

/** Pages that caches keep show a form as it was until the caches are told that it opens or closes. */
final class FormAvailabilityEventTest extends FormAvailabilityTestCase {

	use ToldPageChanges;

	private const DAILY = array( 'limitEntries' => true, 'limitEntriesCount' => 5, 'limitEntriesPeriod' => 'day' );

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'Australia/Sydney' );
		$this->told();
		wp_unschedule_hook( SubmissionProvider::OPENS_OR_CLOSES );
	}

	protected function tearDown(): void {
		wp_unschedule_hook( SubmissionProvider::OPENS_OR_CLOSES );
		update_option( 'timezone_string', '' );
		$this->told();
		parent::tearDown();
	}

	public function test_caches_are_told_when_a_form_opens_and_the_next_moment_is_planned_then(): void {
		$now = time();
		$this->make( $this->schedule( $now + 600, $now + 1200 ) );
		$this->assertSame( 1, $this->told(), 'the form was published' );
		$this->assertSame( $now + 600, $this->planned() );
		do_action( SubmissionProvider::OPENS_OR_CLOSES );
		$this->assertSame( 1, $this->told() );
		$this->plan( $now + 600 );
		$this->assertSame( $now + 1200, $this->planned() );
		$this->plan( $now + 1200 );
		$this->assertNull( $this->planned() );
	}

	public function test_a_limit_begins_anew_at_the_sites_midnight(): void {
		$this->make( self::DAILY );
		$this->plan( (int) strtotime( '2026-10-03 23:00:00 UTC' ) );
		// The day on which the clocks go forward.
		$this->assertSame( strtotime( '2026-10-04 13:00:00 UTC' ), $this->planned() );
	}

	public function test_of_several_forms_the_first_moment_counts(): void {
		$now = (int) strtotime( '2026-10-07 12:00:00 UTC' );
		$this->make( $this->schedule( $now - 60, $now + 7200 ) );
		$this->make( self::DAILY );
		$this->make( array() );
		$this->plan( $now );
		$this->assertSame( $now + 3600, $this->planned() );
	}

	public function test_forms_that_are_always_open_are_not_read(): void {
		$this->make( self::DAILY );
		$this->make( array() );
		$reads = array();
		$note  = static function ( string $query ) use ( &$reads ): string {
			if ( 1 === preg_match( '/SELECT .*f\.definition,.* IN \((.*)\)/s', $query, $found ) ) {
				$reads[] = count( explode( ',', $found[1] ) );
			}
			return $query;
		};
		add_filter( 'query', $note );
		$this->forgetForms();
		$this->plan( time() );
		remove_filter( 'query', $note );
		$this->assertSame( array( 1 ), $reads );
	}

	public function test_a_form_that_is_not_compiled_yet_is_planned_too(): void {
		global $wpdb;
		$number = $this->make( self::DAILY );
		$wpdb->update( "{$wpdb->prefix}atoll_forms", array( 'definition' => '' ), array( 'number' => $number ) );
		$this->forgetForms();
		$this->plan( (int) strtotime( '2026-10-07 12:00:00 UTC' ) );
		$this->assertSame( strtotime( '2026-10-07 13:00:00 UTC' ), $this->planned() );
	}

	public function test_a_form_that_is_not_published_plans_nothing(): void {
		$number = $this->make( self::DAILY );
		$this->told();
		$this->assertNotNull( $this->planned() );
		Inside::get( FormWriter::class )->trash( $number );
		$this->told();
		$this->assertNull( $this->planned() );
	}

	public function test_the_daily_job_plans_what_was_lost_and_keeps_what_is_late(): void {
		$this->make( self::DAILY );
		$this->told();
		$planned = $this->planned();
		wp_unschedule_hook( SubmissionProvider::OPENS_OR_CLOSES );
		do_action( 'atoll_forms_plan' );
		$this->assertSame( $planned, $this->planned() );
		wp_unschedule_hook( SubmissionProvider::OPENS_OR_CLOSES );
		wp_schedule_single_event( time() - 60, SubmissionProvider::OPENS_OR_CLOSES );
		$late = $this->planned();
		do_action( 'atoll_forms_plan' );
		$this->assertSame( $late, $this->planned() );
	}

	/** @return array<string, mixed> From and until when a form is open; seconds since the epoch. */
	private function schedule( int $start, int $end ): array {
		return array(
			'scheduleForm'  => true,
			'scheduleStart' => wp_date( 'Y-m-d\TH:i:s', $start ),
			'scheduleEnd'   => wp_date( 'Y-m-d\TH:i:s', $end ),
		);
	}

	/** As if it were then. */
	private function plan( int $now ): void {
		$forms = Inside::get( FormRepository::class );
		( new FormAvailabilityEvent( Inside::get( FormLists::class ), $forms, $this->admission( $now ) ) )->plan();
	}

	private function forgetForms(): void {
		( function (): void {
			$this->cache = array();
		} )->call( Inside::get( FormRepository::class ) );
	}

	private function planned(): ?int {
		return wp_next_scheduled( SubmissionProvider::OPENS_OR_CLOSES ) ?: null;
	}
}
