<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Platform\Http;

use Atoll\Platform\Http\FileOutput;
use PHPUnit\Framework\TestCase;

final class FileOutputTest extends TestCase {

	public function test_what_was_printed_before_is_no_part_of_the_file(): void {
		$this->assertSame( 'the file', $this->sent( 'ob_start(); echo "before"; ' ) );
	}

	public function test_a_buffer_that_cannot_be_ended_does_not_hold_the_file_up(): void {
		$this->assertSame( 'the file', $this->sent( 'ob_start( null, 0, 0 ); ob_start(); echo "before"; ' ) );
	}

	private function sent( string $before ): string {
		$file = (string) tempnam( sys_get_temp_dir(), 'file' );
		file_put_contents( $file, 'the file and more' );
		$class = FileOutput::class;
		$path  = ( new \ReflectionClass( $class ) )->getFileName();
		$code  = "require '{$path}'; {$before}{$class}::begin(); {$class}::send( fopen( '{$file}', 'rb' ), 8 );";
		try {
			return (string) shell_exec(
				escapeshellarg( PHP_BINARY ) . ' -d max_execution_time=2 -r ' . escapeshellarg( $code )
			);
		} finally {
			unlink( $file );
		}
	}
}
