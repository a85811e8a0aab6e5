<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Commands;

use PHPUnit\Framework\Attributes\TestWith;

/** Files that commands write, and what of them goes into a pipe instead. */
final class CommandFilesTest extends CommandTestCase {

	#[TestWith( array( 'form' ) )]
	#[TestWith( array( 'entry' ) )]
	public function test_a_file_that_finds_no_room_is_no_success( string $command ): void {
		$this->send( $this->form() );
		$this->assertSame(
			"Error: Not all of the file /dev/full could be written. The disk may be full.\n",
			$this->fails( $command, 'export', '--file=/dev/full' )
		);
	}

	public function test_an_export_that_broke_off_is_in_the_access_log(): void {
		global $wpdb;
		$this->send( $this->form() );
		$this->fails( 'entry', 'export', '--file=/dev/full' );
		$this->assertSame(
			array( '1' ),
			$wpdb->get_col( "SELECT entries FROM {$wpdb->prefix}atoll_access_log WHERE action = 'exported'" )
		);
	}

	#[TestWith( array( 'form' ) )]
	#[TestWith( array( 'entry' ) )]
	public function test_into_a_pipe_goes_the_file_and_nothing_else( string $command ): void {
		$this->send( $this->form() );
		$this->assertSame(
			$this->prints( $command, 'export' ),
			$this->prints( $command, 'export', '--file=-' )
		);
	}

	public function test_a_folder_is_no_file(): void {
		$this->assertStringContainsString(
			'cannot be written',
			$this->fails( 'form', 'export', '--file=' . sys_get_temp_dir() )
		);
	}
}
