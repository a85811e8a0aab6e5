<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Platform\Http;

use Atoll\Platform\Http\Download;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class DownloadTest extends TestCase {

	#[TestWith( array( 'pay.pdf', "filename=\"pay.pdf\"; filename*=UTF-8''pay.pdf" ) )]
	#[TestWith( array( "a\"b;c\r\n.csv", "filename=\"a_b_c__.csv\"; filename*=UTF-8''a%22b%3Bc%0D%0A.csv" ) )]
	#[TestWith( array( "O'Löwe.csv", "filename=\"O_L__we.csv\"; filename*=UTF-8''O%27L%C3%B6we.csv" ) )]
	public function test_any_name_is_one_name_in_its_header( string $name, string $header ): void {
		self::assertSame( $header, Download::fileName( $name ) );
	}
}
