<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Definition;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Definition\PublicDefinition;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\TestCase;

final class PublicDefinitionTest extends TestCase {

	public function test_nothing_that_is_the_servers_own_leaves_it(): void {
		$workbench  = new Workbench();
		$definition = $workbench->compiler->compile(
			array(
				'title'         => 'Enquiry',
				'confirmations' => array( array( 'url' => 'https://example.com/SECRET' ) ),
				'notifications' => array( array( 'to' => 'SECRET@example.com' ) ),
				'gravity'       => array( 'a' => 'SECRET' ),
				'fields'        => array(
					array(
						'id'                => 1,
						'kind'              => 'text',
						'label'             => 'Name',
						'adminLabel'        => 'SECRET',
						'gravity'           => array( 'a' => 'SECRET' ),
						'allowsPrepopulate' => true,
						'inputName'         => 'SECRET',
					),
					array( 'id' => 2, 'kind' => 'html', 'label' => 'SECRET', 'adminLabel' => 'SECRET' ),
				),
			),
			1,
			1
		);
		$definition['tomorrow']              = 'SECRET';
		$definition['fields'][0]['tomorrow'] = 'SECRET';

		self::assertStringNotContainsString(
			'SECRET',
			(string) json_encode( PublicDefinition::build( Form::from( $definition ) ) )
		);
	}
}
