<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Confirmations;

use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A form with several confirmations. */
abstract class ConfirmationTestCase extends SiteTestCase {

	protected const BUSINESS = array(
		'actionType' => 'show',
		'logicType'  => 'all',
		'rules'      => array( array( 'fieldId' => '1', 'operator' => 'is', 'value' => 'Business' ) ),
	);

	/** @param array<string, mixed> ...$confirmations */
	protected function confirming( array ...$confirmations ): int {
		return $this->form( 'enquiry', array( 'confirmations' => array_values( $confirmations ) ) );
	}
}
