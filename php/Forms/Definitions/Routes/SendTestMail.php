<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Routes;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Editor\EditedForms;
use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Forms\Notifications\FormNotification;
use Atoll\Forms\Notifications\TestMail;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** POST s1t2/v1/forms/test-mail: sends one notification, as it is on an editor's screen, to that editor. */
final class SendTestMail implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'forms-test-mail';

	public function __construct( private EditedForms $forms, private TestMail $mail ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_FORMS );
	}

	/**
	 * @throws BadRequest 404 when there is no such form, or not for this visitor.
	 * @throws \Atoll\Platform\Errors\MailNotSent
	 */
	public function answer( Input $input, Visitor $visitor ): Reply {
		$body = JsonData::of( $input->body() );
		$post = get_post( $body->int( 'id' ) );
		if (
			null === $post || FormPostType::NAME !== $post->post_type
				|| ! user_can( $visitor->userId(), 'edit_post', $post->ID )
		) {
			throw new BadRequest(
				'atoll_form_not_found',
				__( 'This form is not there any more, or you may not edit it.', 'atoll' ),
				404
			);
		}
		$user = get_userdata( $visitor->userId() );
		$to   = false === $user ? '' : $user->user_email;
		$form = Form::from(
			$this->forms->attempt(
				$post,
				$input->field( 'title' ),
				$input->field( 'content' ),
				$body->array( 'settings' )
			)->definition
		);
		$this->mail->send( FormNotification::from( $body->map( 'notification' )->all() ), $form, $visitor, $to );
		return new Reply( array( 'to' => $to ) );
	}
}
