<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Platform\Errors;

use Atoll\Platform\Errors\ErrorLog;
use PHPUnit\Framework\TestCase;

/** What the log is told of trouble, where there is a log. */
final class ErrorLogTest extends TestCase {

	/** A call of it would end the request, after trouble that was survived. */
	public function test_nothing_ends_where_the_host_takes_the_log_away(): void {
		$file  = ( new \ReflectionClass( ErrorLog::class ) )->getFileName();
		$code  = "require '" . dirname( (string) $file ) . "/PublicError.php'; require '{$file}';"
			. '$log = new ' . ErrorLog::class . '();'
			. '$log->note( "something" ); $log->write( new RuntimeException( "trouble" ) ); echo "went on";';
		$start = escapeshellarg( PHP_BINARY ) . ' -d disable_functions=error_log -r ';
		$this->assertSame( 'went on', shell_exec( $start . escapeshellarg( $code ) . ' 2>&1' ) );
	}
}
