<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings\Routes;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;
use Atoll\Platform\Settings\SettingDescriptions;

/** GET s1t2/v1/settings: all groups with texts, limits and values: everything that a screen needs to edit them. */
final class ListSettings implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'atoll/settings-list';

	public function __construct( private SettingGroups $groups, private SettingDescriptions $descriptions ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_SETTINGS );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		return new Reply(
			array( 'groups' => array_map( $this->group( ... ), $this->groups->names() ) ),
			200,
			array( 'Cache-Control' => 'no-store' )
		);
	}

	/** @return array<string, mixed> */
	private function group( string $name ): array {
		$words = $this->descriptions->group( $name );
		return array(
			'name'        => $name,
			'title'       => $words->string( 'title' ),
			'description' => $words->string( 'description' ),
			'links'       => array_map(
				static fn( JsonData $link ): array => array(
					'url'  => admin_url( $link->string( 'screen' ) ),
					'text' => $link->string( 'text' ),
				),
				$words->list( 'links' )
			),
			'settings'    => $words->array( 'settings' ),
		) + $this->groups->answer( $name );
	}
}
