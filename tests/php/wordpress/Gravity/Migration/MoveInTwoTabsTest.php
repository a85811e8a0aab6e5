<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Migration;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Gravity\Migration\EntryMigration;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Tests\WordPress\Support\Inside;

/** "Move entries" pressed in two tabs, or by two people, or here and in the terminal. */
final class MoveInTwoTabsTest extends MigrationTestCase {

	public function test_a_second_run_while_one_is_under_way_is_refused_and_brings_nothing_twice(): void {
		$refused = 0;
		// In the middle of the first form, before it is there.
		$second = function ( int $post, \WP_Post $form ) use ( &$refused, &$second ): void {
			if ( 'atoll_form' === $form->post_type ) {
				remove_action( 'wp_insert_post', $second );
				try {
					$this->move();
				} catch ( BadRequest $busy ) {
					$refused = $busy->status();
				}
			}
		};
		add_action( 'wp_insert_post', $second, 10, 2 );
		$report = $this->move();

		$this->assertSame( array( 409, 24, 24 ), array( $refused, $report->moved, $this->countEntries() ) );
		$this->assertCount( 1, Inside::get( FormRepository::class )->list() );
		$this->assertTrue( $this->move()->isFinished, 'Afterwards anybody may look for new ones.' );
	}

	public function test_going_on_where_another_tab_came_to_the_end_leaves_its_report_alone(): void {
		$this->tables->entry( 25, 999, array( '1' => 'Of a form that is gone' ) );
		$first = $this->move();
		$late = Inside::get( EntryMigration::class )->run( null, 10, false );

		$this->assertSame(
			array( true, 25, 25, 1 ),
			array( $late->isFinished, $late->done, $late->total, $late->count( 'entries' ) )
		);
		$this->assertSame(
			$first->sentences( 'forms' ),
			$late->sentences( 'forms' ),
			'What the first tab was told is still to be read.'
		);
	}
}
