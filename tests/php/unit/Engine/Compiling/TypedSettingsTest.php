<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Compiling;

use Atoll\Engine\Compiling\Compiler;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\TestCase;

final class TypedSettingsTest extends TestCase {

	public function test_rules_can_ask_for_any_setting_that_is_one_value(): void {
		$workbench = new Workbench();
		$kind      = array(
			'kind'     => 'acme/wide',
			'shape'    => 'text',
			'control'  => 'input',
			'settings' => array( 'columnSpan', 'placeholder', 'required' ),
			'rules'    => array(
				array(
					'rule'    => 'maxLength',
					'when'    => array( 'placeholder' => 'As many', 'required' => 'yes' ),
					'from'    => array( 'max' => 'columnSpan' ),
					'message' => 'At most {max}.',
				),
			),
		);
		$field     = array(
			'id'          => 1,
			'kind'        => 'acme/wide',
			'label'       => 'Wide',
			'columnSpan'  => '6',
			'placeholder' => 'As many',
			'required'    => true,
		);
		$compiler  = new Compiler(
			$workbench->contract->with( array( 'acme/wide' => $kind ), 'of-others' ), $workbench->shapes
		);

		self::assertSame(
			array( array( 'message' => 'At most 6.', 'rule' => 'maxLength', 'max' => 6 ) ),
			$compiler->compile( array( 'fields' => array( $field ) ), 1, 1 )['fields'][0]['rules']
		);
	}
}
