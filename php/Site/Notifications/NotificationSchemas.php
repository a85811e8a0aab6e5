<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

/** JSON Schemas of a notification's REST fields, beside those of WordPress. */
final class NotificationSchemas {

	/** The most pages that a notification may be limited to. */
	private const PAGES = 200;

	/** @return array<string, mixed> */
	public function acf(): array {
		return $this->object(
			'What kind of site notice it is.',
			array(
				'notificationsType' => array(
					'description' => '0 is the default, anything else critical.',
					'type'        => 'integer',
					'minimum'     => 0,
				),
			)
		);
	}

	/** @return array<string, mixed> */
	public function schedule(): array {
		$moment = array(
			'description' => 'In the site’s time zone; null for no limit.',
			'type'        => array( 'string', 'null' ),
			'format'      => 'date-time',
		);
		return $this->object(
			'When it is on.',
			array(
				'starts' => $moment,
				'ends'   => $moment,
			)
		);
	}

	/** @return array<string, mixed> */
	public function targets(): array {
		return $this->object(
			'On which pages it shows.',
			array(
				'mode'  => array(
					'type' => 'string',
					'enum' => NotificationTargets::MODES,
				),
				'pages' => array(
					'type'     => 'array',
					'maxItems' => self::PAGES,
					'items'    => array(
						'type'    => 'integer',
						'minimum' => 1,
					),
				),
			)
		);
	}

	/**
	 * @param array<string, array<string, mixed>> $properties
	 * @return array<string, mixed>
	 */
	private function object( string $description, array $properties ): array {
		return array(
			'description'          => $description,
			'type'                 => 'object',
			'context'              => array( 'view', 'edit' ),
			'properties'           => $properties,
			'additionalProperties' => false,
		);
	}
}
