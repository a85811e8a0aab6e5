<?php

declare( strict_types=1 );

namespace Atoll\Rest\Settings;

use Atoll\Access\Capabilities;
use Atoll\Access\Visitor;
use Atoll\Rest\Input;
use Atoll\Rest\Reply;
use Atoll\Rest\Route;
use Atoll\Settings\Descriptions;

/** GET s1t2/v1/settings: every group with its words, limits and values: all that a screen needs to edit them. */
final class ListSettings implements Route {

	public const METHOD = 'GET';
	public const PATH   = '/settings';
	public const SCHEMA = 'settings-list';

	public function __construct( private Groups $groups, private Descriptions $descriptions ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_SETTINGS );
	}

	public function answer( Input $input, Visitor $visitor ): Reply {
		$groups = array_map(
			fn( string $name ): array => array( 'name' => $name ) + $this->descriptions->group( $name )->all() + $this->groups->answer( $name ),
			$this->groups->names()
		);
		return new Reply( array( 'groups' => $groups ), 200, array( 'Cache-Control' => 'no-store' ) );
	}
}
