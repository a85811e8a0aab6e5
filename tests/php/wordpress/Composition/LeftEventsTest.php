<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Composition;

use Atoll\Platform\Jobs\ScheduledJobs;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Switched off, or deleted while it is in use, the plugin leaves no event of its own behind. */
final class LeftEventsTest extends SiteTestCase {

	private string $theme;

	protected function setUp(): void {
		parent::setUp();
		$this->theme = get_stylesheet();
	}

	protected function tearDown(): void {
		\Atoll\plugin()->activate();
		switch_theme( $this->theme );
		parent::tearDown();
	}

	/** As on a single site of a network, where WordPress deletes a plugin without asking each. */
	public function test_deleting_a_plugin_that_is_still_in_use_leaves_a_theme_and_no_events(): void {
		switch_theme( 'atoll' );
		Inside::get( ScheduledJobs::class )->schedule();
		\Atoll\plugin()->uninstall();
		$this->assertSame( array( true, array() ), array( 'atoll' !== get_template(), $this->events() ) );
		$this->assertTrue( wp_get_theme()->exists() );
	}

	public function test_a_plugin_that_is_switched_off_leaves_no_event_behind(): void {
		$before = array( get_option( 'cron' ), get_stylesheet() );
		Inside::get( ScheduledJobs::class )->schedule();
		$this->assertContains( 'atoll_drafts_expire', $this->events() );
		\Atoll\plugin()->deactivate();
		$left = $this->events();
		update_option( 'cron', $before[0] );
		switch_theme( $before[1] );
		$this->assertSame( array(), $left );
	}

	/** @return list<string> Events of ours that are planned. */
	private function events(): array {
		$hooks = array_merge(
			...array_map( array_keys( ... ), array_filter( array_values( _get_cron_array() ), is_array( ... ) ) )
		);
		return array_values(
			array_filter( $hooks, static fn( $hook ) => str_starts_with( (string) $hook, 'atoll_' ) )
		);
	}
}
