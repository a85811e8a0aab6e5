<?php
/** Part of phpstan.neon.dist: passes the rules to phpat. PHPStan creates its services before it loads anything else. */

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
