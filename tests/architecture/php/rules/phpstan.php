<?php
/** Part of phpstan.neon.dist: hands the rules to phpat. PHPStan makes its services before it loads anything else. */

declare( strict_types=1 );

use Atoll\Tests\Architecture\Rules\Rooms;

require_once __DIR__ . '/Rooms.php';

return array(
	'services' => array(
		array(
			'class' => Rooms::class,
			'tags'  => array( 'phpat.test' ),
		),
	),
);
