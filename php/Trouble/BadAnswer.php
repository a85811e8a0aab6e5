<?php

declare( strict_types=1 );

namespace Atoll\Trouble;

use Atoll\Forms\MalformedAnswer;

/** An answer that no form control can send: a list where one value is due, bytes that are not UTF-8, a flood of text. */
final class BadAnswer extends Trouble {

	public function __construct( MalformedAnswer $malformed ) {
		parent::__construct( 'atoll_' . $malformed->reason, $malformed->getMessage(), 400 );
	}
}
