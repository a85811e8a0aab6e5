<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

use Atoll\Engine\Contract\JsonData;

/**
 * Fields of notifications in REST and the block editor, beside the content:
 * `acf.notificationsType` (spec 3), `schedule` in the site's time zone, and `targets`.
 */
final class NotificationFields {

	public function __construct(
		private NotificationMeta $meta,
		private SiteTime $time,
		private NotificationSchemas $schemas
	) {}

	public function addFields(): void {
		$this->add(
			'acf',
			$this->schemas->acf(),
			$this->readType( ... ),
			fn( JsonData $value, int $post ) => $this->meta->setType( $post, $value->int( 'notificationsType' ) )
		);
		$this->add(
			'schedule',
			$this->schemas->schedule(),
			$this->readSchedule( ... ),
			fn( JsonData $value, int $post ) => $this->meta->setSchedule( $post, $this->schedule( $value ) )
		);
		$this->add(
			'targets',
			$this->schemas->targets(),
			$this->readTargets( ... ),
			fn( JsonData $value, int $post ) => $this->meta->setTargets( $post, $this->targets( $value ) )
		);
	}

	/**
	 * @param array<string, mixed>        $schema
	 * @param callable(int): mixed        $read
	 * @param callable(JsonData, int): void   $write
	 */
	private function add( string $name, array $schema, callable $read, callable $write ): void {
		register_rest_field(
			NotificationPostType::NAME,
			$name,
			array(
				'schema'          => $schema,
				'get_callback'    => static fn( mixed $post ): mixed => $read( JsonData::of( $post )->int( 'id' ) ),
				'update_callback' => static function ( mixed $value, \WP_Post $post ) use ( $write ): void {
					$write( JsonData::of( $value ), $post->ID );
				},
			)
		);
	}

	/** Runs before anything is stored. REST has checked the values against their schema, but not their meaning. */
	public function validate( \stdClass|\WP_Error $post, \WP_REST_Request $request ): \stdClass|\WP_Error {
		$schedule = JsonData::of( $request['schedule'] );
		foreach ( array( 'starts', 'ends' ) as $name ) {
			if ( $schedule->has( $name ) && null === $this->time->timestamp( $schedule->string( $name ) ) ) {
				return $this->refusal( __( 'This is not a date and time of the calendar.', 'atoll' ) );
			}
		}
		$parsed = $this->schedule( $schedule );
		return null !== $parsed->starts && null !== $parsed->ends && $parsed->ends <= $parsed->starts
			? $this->refusal( NotificationSchedule::emptyText() )
			: $post;
	}

	private function refusal( string $message ): \WP_Error {
		return new \WP_Error( 'rest_invalid_param', $message, array( 'status' => 400 ) );
	}

	/** @return array{notificationsType: int} */
	private function readType( int $post ): array {
		return array( 'notificationsType' => $this->meta->type( $post ) );
	}

	/** @return array{starts: string|null, ends: string|null} */
	private function readSchedule( int $post ): array {
		$schedule = $this->meta->schedule( $post );
		return array(
			'starts' => null === $schedule->starts ? null : $this->time->text( $schedule->starts ),
			'ends'   => null === $schedule->ends ? null : $this->time->text( $schedule->ends ),
		);
	}

	/** @return array{mode: string, pages: list<int>} */
	private function readTargets( int $post ): array {
		$targets = $this->meta->targets( $post );
		return array(
			'mode'  => $targets->mode,
			'pages' => $targets->pages,
		);
	}

	private function schedule( JsonData $value ): NotificationSchedule {
		return new NotificationSchedule(
			$this->time->timestamp( $value->string( 'starts' ) ),
			$this->time->timestamp( $value->string( 'ends' ) )
		);
	}

	private function targets( JsonData $value ): NotificationTargets {
		$pages = array_filter( $value->array( 'pages' ), 'is_int' );
		return new NotificationTargets(
			$value->string( 'mode', NotificationTargets::ALL ),
			array_values( array_unique( $pages ) )
		);
	}
}
