<?php

declare( strict_types=1 );

namespace Atoll\Forms\Notifications;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;

/** A notification of a form, with its editor's settings under Gravity Forms' names. */
final class FormNotification {

	private function __construct( private JsonData $settings ) {}

	/** @param array<string, mixed> $settings */
	public static function from( array $settings ): self {
		return new self( new JsonData( $settings ) );
	}

	/** @return list<self> The form's notifications; if it has none, the standard one, so that no enquiry is missed. */
	public static function allOf( Form $form ): array {
		$addresses = array_filter( $form->fields(), static fn( Field $field ) => 'email' === $field->tells );
		return array_map(
			self::from( ... ),
			$form->notifications() ?: array( self::standard( array_column( $addresses, 'id' ) ) )
		);
	}

	/**
	 * Returns the standard notification to the site's administrator address. Replies go to the sender if exactly one
	 * question asks for an email address.
	 *
	 * @param list<int> $emailFields Ids of these questions.
	 * @return array{id: string, ...<string, mixed>}
	 */
	public static function standard( array $emailFields ): array {
		return array(
			'id'       => 'standard',
			'name'     => __( 'To the administrator address', 'atoll' ),
			'isActive' => true,
			'event'    => 'form_submission',
			'toType'   => 'email',
			'to'       => '{admin_email}',
			'subject'  => '{form_title}',
			'message'  => '{all_fields:admin}',
			'replyTo'  => 1 === count( $emailFields ) ? "{:{$emailFields[0]}}" : '',
		);
	}

	/** Returns the notification's id; empty if it has none. */
	public function id(): string {
		return $this->text( 'id' );
	}

	public function name(): string {
		return $this->text( 'name' );
	}

	public function isSentOnSubmission(): bool {
		return $this->settings->bool( 'isActive', true )
			&& 'form_submission' === $this->text( 'event', 'form_submission' );
	}

	/** Whether each line that the editor typed in the message becomes a paragraph. */
	public function isAutoformatted(): bool {
		return ! $this->settings->bool( 'disableAutoformat' );
	}

	/** @return array<string, mixed> Empty if the notification is always sent. */
	public function conditionalLogic(): array {
		return $this->settings->array( 'conditionalLogic' );
	}

	/** Returns `field` (one field's answer), `routing` (rules with an address each), or another value for addresses. */
	public function toType(): string {
		return $this->text( 'toType', 'email' );
	}

	/** @return list<JsonData> Rules, each with `email` and the `conditionalLogic` to choose it. */
	public function routing(): array {
		return $this->settings->list( 'routing' );
	}

	public function text( string $name, string $default = '' ): string {
		$text = trim( $this->settings->string( $name ) );
		return '' === $text ? $default : $text;
	}
}
