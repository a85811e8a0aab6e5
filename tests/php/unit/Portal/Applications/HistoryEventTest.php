<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Portal\Applications;

use Atoll\Portal\Applications\Record\HistoryEvent;
use PHPUnit\Framework\TestCase;

final class HistoryEventTest extends TestCase {

	public function test_clients_read_what_concerns_them_and_nothing_that_staff_wrote_for_themselves(): void {
		$kinds = array_filter(
			( new \ReflectionClass( HistoryEvent::class ) )->getConstants( \ReflectionClassConstant::IS_PUBLIC ),
			'is_string'
		);

		$this->assertSame(
			array(
				'status-changed',
				'document-requested',
				'request-withdrawn',
				'document-received',
				'answers-changed',
			),
			array_values( array_filter( $kinds, HistoryEvent::isForClients( ... ) ) )
		);
		$this->assertFalse( HistoryEvent::isForClients( 'a-kind-of-later' ) );
	}
}
