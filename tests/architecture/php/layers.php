<?php
/**
 * Who may use whom in php/: each folder and the folders it may name. Rest, Site, Portal and the
 * other doors stand on services, services on Forms, Forms on Contract; nothing looks upwards.
 * Classes that lie in php/ itself (FileSize, Module, Lasting, Moment, Paths) may be used by all but the pure ones.
 *
 * @package Atoll
 */

declare( strict_types=1 );

$ground   = array( 'Access', 'Contract', 'Database', 'Forms', 'Health', 'Http', 'Migrations', 'Settings', 'Trouble' );
$services = array( ...$ground, 'FormStore', 'Entries', 'Drafts', 'Uploads', 'Mail', 'Captcha', 'Addresses', 'Cases', 'Clients', 'Spam', 'AccessLog', 'Privacy', 'Islands', 'Csv', 'Marketing' );

return array(
	// Pure: no WordPress, no database.
	'Contract'   => array(),
	'Calculators' => array( 'Contract' ),
	'Forms'      => array( 'Contract' ),
	// Ground that services stand on.
	'Trouble'    => array( 'Forms' ),
	'Database'   => array( 'Trouble' ),
	'Migrations' => array(),
	'Health'     => array(),
	'Jobs'       => array( 'Migrations', 'Trouble' ),
	'Http'       => array( 'Trouble' ),
	'Access'     => array( 'Migrations', 'Trouble' ),
	'Settings'   => array( 'Contract', 'Migrations', 'Trouble' ),
	'Marketing'  => array( 'Contract', 'Settings' ),
	'Islands'    => array(),
	'Csv'        => array( 'Forms' ),
	// Services: tables behind repositories.
	'FormStore'  => $ground,
	'Entries'    => array( ...$ground, 'FormStore', 'Csv' ),
	'Mail'       => array( ...$ground, 'FormStore', 'Entries' ),
	'Uploads'    => array( ...$ground, 'FormStore', 'Entries', 'Islands' ),
	'AccessLog'  => $ground,
	'Drafts'     => array( ...$ground, 'FormStore', 'Entries', 'Uploads', 'Mail', 'Islands' ),
	'Clients'    => array( ...$ground, 'FormStore', 'Entries', 'Mail' ),
	'Privacy'    => array( 'Trouble' ),
	'Cases'      => array( ...$ground, 'FormStore', 'Entries', 'Uploads', 'Mail' ),
	'Captcha'    => array( ...$ground, 'FormStore', 'Entries', 'Islands' ),
	'Addresses'  => array( ...$ground, 'Islands' ),
	'Spam'       => array( ...$ground, 'FormStore', 'Entries', 'Mail', 'Captcha' ),
	// Doors: REST, pages, wp-admin.
	'Rest'       => $services,
	'Gravity'    => array( ...$services, 'Rest' ),
	'PersonalData' => $services,
	'PlainPost'  => $services,
	'Admin'      => $services,
	'Blocks'     => array( ...$services, 'Calculators' ),
	'Site'       => array( ...$services, 'Blocks', 'Rest' ),
	'Modals'     => array( ...$services, 'Rest', 'PlainPost', 'Blocks' ),
	'News'       => array( ...$services, 'Site' ),
	'Portal'     => array( ...$services, 'Site', 'Rest' ),
	'Demo'       => array( ...$services, 'Gravity', 'Site' ),
	'ImportExport' => array( ...$services, 'Gravity', 'Admin' ),
	'Cli'        => array( ...$services, 'Gravity' ),
	'Abilities'  => array( ...$services, 'Gravity', 'Rest' ),
	'SetUp'      => array( 'Demo', 'Admin', 'Migrations' ),
);
